import type { DepositCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { assert } from '#domain/assert.ts'
import { maskedAccount } from '#domain/cashier/bank-account.ts'
import { type CashRequestId, cashAccounts, depositKinds } from '#domain/cashier/cash-request.ts'
import { depositViolation, isRefillable, REFILL_AMOUNT, REFILL_BELOW } from '#domain/cashier/cash-terms.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { walletOf } from '#domain/transfer.ts'
import { loadBalances, postTransfer } from '#server/ledger/ledger.ts'
import { lockMember } from '#server/members/members.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { promotionRefusal } from '#server/protection/protection.ts'
import { findAccount } from '../accounts/member-accounts.sql.ts'
import type { CashierDeps } from '../cashier-ports.ts'
import { loadCashLevel } from '../terms/cash-levels.sql.ts'
import { areaRefusal } from './area-refusal.ts'
import { tellCash } from './cash-news.ts'
import { type CashRequest, insertEvent, insertRequest, updateRequest } from './cash-requests.sql.ts'
import { type DecideRefusal, endDeposit, lockWaiting } from './decide-request.ts'
import { openDeposit } from './open-request.ts'

type Asked = {
  readonly amount: number
  readonly depositor?: string | undefined
  readonly bonus?: string | undefined
  readonly key: string
}
type DepositRefusal = Refusal<
  | 'AREA_IN_MAINTENANCE'
  | 'MEMBERS_ALONE'
  | 'DEPOSIT_BELOW_MINIMUM'
  | 'DEPOSIT_UNIT'
  | 'DEPOSIT_ABOVE_MAXIMUM'
  | 'DEPOSIT_WAITING'
  | 'DEPOSITOR_NAME'
  | 'DEPOSIT_BONUS'
  | 'ACCOUNT_NONE'
  | 'KEY_REUSED'
  | DepositCheckCode
>

/** Requests a bank deposit (WALLET-002, WALLET-003): the payer is the holder of the account on file. */
export async function askDeposit(
  deps: CashierDeps,
  { memberId, level }: Pick<Caller, 'memberId' | 'level'>,
  { amount, depositor, bonus, key }: Asked,
): Promise<Result<CashRequest, DepositRefusal>> {
  const { db, clock, seal } = deps
  const closed = areaRefusal(deps, 'charge')
  if (closed) return refuse(closed)
  const wrong = depositViolation(amount, await loadCashLevel(db, level))
  if (wrong) return refuse(wrong)
  const account = await findAccount(db, memberId)
  if (!account) return refuse({ code: 'ACCOUNT_NONE' })
  const { bank, numberEnd, numberSealed, holderSealed } = account
  if (depositor !== undefined && depositor !== seal.open(holderSealed))
    return refuse({ code: 'DEPOSITOR_NAME' })
  const opened = await db.transaction(tx =>
    openDeposit(tx, deps, {
      memberId,
      method: 'bank',
      amount: won(amount),
      key,
      at: clock.now(),
      ...(bonus !== undefined && { bonus }),
      account: { masked: maskedAccount(bank, numberEnd), sealed: numberSealed, holder: holderSealed },
    }),
  )
  return opened.ok ? accept(opened.value.request) : opened
}

/** Cancels the member's own deposit request that is not decided yet (handbook 5.3). */
export function cancelOwnDeposit(
  deps: CashierDeps,
  { memberId }: Pick<Caller, 'memberId'>,
  id: string,
): Promise<Result<CashRequest, DecideRefusal>> {
  return deps.db.transaction(async tx => {
    const waiting = await lockWaiting(tx, id, { direction: 'deposit', memberId })
    if (!waiting.ok) return waiting
    const decision = { actor: `member:${memberId}`, at: deps.clock.now() }
    return accept(await endDeposit(tx, deps, waiting.value, decision))
  })
}

type RefillRefusal = Refusal<
  | 'AREA_IN_MAINTENANCE'
  | 'MEMBERS_ALONE'
  | 'REFILL_PLAY_ONLY'
  | 'REFILL_TAKEN'
  | 'REFILL_BALANCE'
  | 'SELF_EXCLUDED'
>

/** Gives the play mode's free refill: once per day in Seoul, to members with almost no balance (handbook 5.2). */
export async function takeRefill(
  deps: CashierDeps,
  { memberId }: Pick<Caller, 'memberId'>,
): Promise<Result<CashRequest, RefillRefusal>> {
  const { db, clock } = deps
  if (!deps.playMode) return refuse({ code: 'REFILL_PLAY_ONLY' })
  const closed = areaRefusal(deps, 'charge')
  if (closed) return refuse(closed)
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (member?.kind !== 'member') return refuse({ code: 'MEMBERS_ALONE' })
    const excluded = await promotionRefusal(tx, memberId, clock.now())
    if (excluded) return refuse(excluded)
    const { wallet } = await loadBalances(tx, memberId)
    if (!isRefillable(wallet)) return refuse({ code: 'REFILL_BALANCE', below: REFILL_BELOW })
    const done = await giveRefill(tx, deps, memberId)
    return done ? accept(done) : refuse({ code: 'REFILL_TAKEN' })
  })
}

async function giveRefill(
  tx: Tx,
  deps: CashierDeps,
  memberId: CashRequest['memberId'],
): Promise<CashRequest | undefined> {
  const at = deps.clock.now()
  const refillDay = seoulDay(at)
  const actor = `member:${memberId}`
  const amount = won(REFILL_AMOUNT)
  const id = deps.newUuid() as CashRequestId
  const kind = { direction: 'deposit', method: 'play', bonus: 'none', accountMasked: '' } as const
  const request = await insertRequest(
    tx,
    { ...kind, id, memberId, amount, key: `refill ${refillDay}`, refillDay },
    at,
  )
  if (!request) return undefined
  const posted = await postTransfer(tx, {
    ref: id,
    kind: depositKinds.play,
    postings: [{ from: cashAccounts.play, to: walletOf(memberId), amount }],
    at,
    actor,
    memo: '무료 충전',
  })
  assert(posted.ok && posted.value.balance !== null, 'the house always has play money')
  await insertEvent(tx, { requestId: id, state: 'done', at, actor, word: '' })
  tellCash(tx, deps, memberId, posted.value.balance)
  return updateRequest(tx, id, { state: 'done', at, operatorId: null, reason: null, amount })
}
