import type { WithdrawalCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { WithdrawalFacts } from '#domain/cashier/cash-terms.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { lockMember, type OwnProof, type Self } from '#server/members/members.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import { findAccount, type MemberAccount } from '../accounts/member-accounts.sql.ts'
import type { CashierDeps } from '../cashier-ports.ts'
import { type CashRequest, findByKey, readWithdrawalFacts } from './cash-requests.sql.ts'
import { enterWithdrawal, type NewCash } from './open-request.ts'

type ProofRefusal = Extract<Awaited<ReturnType<OwnProof['checkExchange']>>, { readonly ok: false }>['refusal']
export type AskRefusal =
  | ProofRefusal
  | Refusal<
      'MEMBERS_ALONE' | 'WITHDRAWAL_WAITING' | 'INSUFFICIENT_BALANCE' | 'KEY_REUSED' | WithdrawalCheckCode
    >

export type AskedWithdrawal = {
  readonly amount: number
  readonly exchangePassword?: string | undefined
  readonly key: string
}

/** Where a withdrawal is paid to. */
export type PaidTo = NonNullable<NewCash['account']>
type Destination = { readonly account: PaidTo }

/** How a withdrawal is paid: the rules of the method, and what it stores with the request. */
export type WithdrawalMethod<Judged extends Destination, Refused> = {
  readonly name: 'bank' | 'tether'
  /** Why the method is closed now. */
  readonly closed: Refused | undefined
  /** Checks the method's own rules and the amount. The member, of this level, is locked. */
  readonly judge: (tx: Tx, level: number, now: Instant) => Promise<Result<Judged, Refused>>
  /** True if an earlier request of the same amount has the same destination. */
  readonly isSame: (tx: Tx, before: CashRequest) => Promise<boolean>
  /** Stores what the method keeps with a new request. */
  readonly enter: (tx: Tx, request: CashRequest, judged: Judged, now: Instant) => Promise<unknown>
}

/** Loads the facts on which a member's withdrawals depend. */
export async function loadWithdrawalFacts(
  db: Queries,
  memberId: MemberId,
  now: Instant,
  account: MemberAccount | Promise<MemberAccount | undefined> = findAccount(db, memberId),
): Promise<WithdrawalFacts> {
  const today = seoulDayRange(seoulDay(now))?.from ?? instant(0)
  const [facts, { wallet }, onFile] = await Promise.all([
    readWithdrawalFacts(db, memberId, today),
    loadBalances(db, memberId),
    account,
  ])
  return { ...facts, balance: wallet, accountChangedAt: onFile?.changedAt ?? null }
}

/**
 * Requests a withdrawal and holds the money (WALLET-005 to -007, WALLET-010). It is judged before the exchange
 * password is checked, so that no attempt at the password is spent on a request that would be refused anyway, and
 * again with the lock under which the request is stored. A repeated request returns the first answer without new
 * proof.
 */
export async function askWithdrawal<Judged extends Destination, Refused>(
  deps: CashierDeps,
  self: Self,
  { amount, exchangePassword, key }: AskedWithdrawal,
  method: WithdrawalMethod<Judged, Refused>,
): Promise<Result<CashRequest, AskRefusal | Refused>> {
  const { db, clock, ownProof } = deps
  const { memberId } = self
  if (method.closed) return refuse(method.closed)
  const judge = async (tx: Tx): Promise<Result<CashRequest | { judged: Judged }, AskRefusal | Refused>> => {
    const member = await lockMember(tx, memberId)
    if (!member || member.kind === 'operator') return refuse({ code: 'MEMBERS_ALONE' })
    const before = await findByKey(tx, memberId, key)
    if (before) {
      const { direction, method: by } = before
      const isSame = direction === 'withdrawal' && by === method.name && before.amount === amount
      return isSame && (await method.isSame(tx, before)) ? accept(before) : refuse({ code: 'KEY_REUSED' })
    }
    const judged = await method.judge(tx, member.level, clock.now())
    return judged.ok ? accept({ judged: judged.value }) : judged
  }
  const first = await db.transaction(judge)
  if (!first.ok) return first
  if (!('judged' in first.value)) return accept(first.value)
  const proven = await ownProof.checkExchange(self, exchangePassword)
  if (!proven.ok) return proven
  return db.transaction(async tx => {
    const again = await judge(tx)
    if (!again.ok) return again
    if (!('judged' in again.value)) return accept(again.value)
    const { judged } = again.value
    const at = clock.now()
    const asked = { memberId, method: method.name, amount: won(amount), key, at, account: judged.account }
    const entered = await enterWithdrawal(tx, deps, asked)
    if (entered.ok) await method.enter(tx, entered.value, judged, at)
    return entered
  })
}
