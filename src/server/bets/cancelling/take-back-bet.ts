import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { walletOf } from '#domain/transfer.ts'
import { loadBalances, postTransfer } from '#server/ledger/ledger.ts'
import { lockMember } from '#server/members/members.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { BetReceipt } from '../bet-answer.ts'
import { betCancelled } from '../bet-news.ts'
import { cancelBetRow } from '../booking/store-bets.sql.ts'
import { type BetRow, findBetRow } from '../history/bet-history.sql.ts'
import { lockBet } from './cancel-bet.sql.ts'

/**
 * Locks a member's bet until the transaction ends, after locking the member, and returns it. No settlement or
 * cancellation can happen meanwhile.
 */
export async function lockBetOf(tx: Tx, memberId: MemberId, betId: string): Promise<BetRow | undefined> {
  await lockMember(tx, memberId)
  if (!(await lockBet(tx, memberId, betId))) return undefined
  const bet = await findBetRow(tx, memberId, betId)
  assert(bet, 'a locked bet stays')
  return bet
}

type TakenBack = {
  readonly by: 'member' | 'operator'
  /** Actor in the ledger: `member:12`. */
  readonly actor: string
}

/** Cancels a locked open bet and refunds the whole stake: status -1 (handbook 1.8, FIELD-051). */
export async function takeBackBet(
  { clock, bus }: Pick<Deps, 'clock' | 'bus'>,
  tx: Tx,
  { id, memberId, stake, couponId }: BetRow,
  { by, actor }: TakenBack,
): Promise<BetReceipt> {
  const at = clock.now()
  await cancelBetRow(tx, { id, memberId }, by, at)
  if (couponId !== null) return takeBackFree(bus, tx, { id, memberId, stake, at, actor })
  const posted = await postTransfer(tx, {
    ref: id,
    kind: 'bet-cancelled',
    postings: [{ from: 'house:open-stakes', to: walletOf(memberId), amount: stake }],
    at,
    actor,
  })
  assert(posted.ok && posted.value.balance !== null, 'a stake can always be given back')
  const { balance } = posted.value
  tx.afterCommit(() => bus.publish(betCancelled, { memberId, betId: id, balance }))
  return { betId: id, balance }
}

/** Returns a free stake to the house; the coupon is restored afterwards (`follow-free-bets.ts` of the coupons). */
async function takeBackFree(
  bus: Deps['bus'],
  tx: Tx,
  {
    id,
    memberId,
    stake,
    at,
    actor,
  }: Pick<BetRow, 'id' | 'memberId' | 'stake'> & {
    readonly at: Instant
    readonly actor: string
  },
): Promise<BetReceipt> {
  const posted = await postTransfer(tx, {
    ref: id,
    kind: 'free-stake',
    seq: 1,
    postings: [{ from: 'house:open-stakes', to: 'house:free-stakes', amount: stake }],
    at,
    actor,
  })
  assert(posted.ok, 'the house can always give a stake back')
  const { wallet: balance } = await loadBalances(tx, memberId)
  tx.afterCommit(() => bus.publish(betCancelled, { memberId, betId: id, balance }))
  return { betId: id, balance }
}
