import { assert } from '#domain/assert.ts'
import type { CancellationRefusal } from '#domain/bets/cancellation.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { walletOf } from '#domain/transfer.ts'
import { listFixtures } from '#server/fixtures/fixtures.ts'
import { postTransfer } from '#server/ledger/ledger.ts'
import { lockMember } from '#server/members/members.ts'
import type { Deps } from '#server/platform/deps.ts'
import { findBetRow, listBetLegs } from './bet-history.sql.ts'
import { memberBalance } from './bet-news.ts'
import type { BetReceipt } from './bet-refusal.ts'
import { lockBet } from './cancel-bet.sql.ts'
import { cancelledToday, mayCancel } from './cancellations.ts'
import { cancelBetRow } from './stored-bets.sql.ts'

export type CancelRefusal = CancellationRefusal | { readonly code: 'BET_UNKNOWN' }

/**
 * Cancels a member's own bet by the rules of handbook 1.8 and gives the whole stake back, once. Locks the
 * member before the bet, so that the day's count is exact.
 */
export const cancelBet = (
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  memberId: MemberId,
  betId: string,
): Promise<Result<BetReceipt, CancelRefusal>> =>
  db.transaction(async tx => {
    await lockMember(tx, memberId)
    if (!(await lockBet(tx, memberId, betId))) return refuse({ code: 'BET_UNKNOWN' })
    const bet = await findBetRow(tx, memberId, betId)
    assert(bet, 'a locked bet stays')
    const fixtures = await listFixtures(
      tx,
      (await listBetLegs(tx, memberId, [betId])).map(leg => leg.fixtureId),
    )
    const now = clock.now()
    const allowed = mayCancel(bet, {
      starts: fixtures.map(fixture => fixture.startsAt),
      cancelledToday: await cancelledToday(tx, memberId, now),
      now,
    })
    if (!allowed.ok) return allowed
    await cancelBetRow(tx, bet, 'member', now)
    const posted = await postTransfer(tx, {
      ref: betId,
      kind: 'bet-cancelled',
      postings: [{ from: 'house:open-stakes', to: walletOf(memberId), amount: bet.stake }],
      at: now,
      actor: `member:${memberId}`,
    })
    assert(posted.ok && posted.value.balance !== null, 'a stake can always be given back')
    const { balance } = posted.value
    tx.afterCommit(() => bus.publish(memberBalance, { memberId, balance }))
    return accept({ betId, balance })
  })
