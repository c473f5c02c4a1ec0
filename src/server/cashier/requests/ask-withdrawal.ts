import type { WithdrawalCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import { maskedAccount } from '#domain/cashier/bank-account.ts'
import {
  type WithdrawalFacts,
  type WithdrawalViolation,
  withdrawalViolation,
} from '#domain/cashier/cash-terms.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { won } from '#domain/money.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { loadBalances } from '#server/ledger/ledger.ts'
import { lockMember, type OwnProof, type Self } from '#server/members/members.ts'
import type { Queries, Tx } from '#server/platform/postgres/postgres.ts'
import { findAccount } from '../accounts/member-accounts.sql.ts'
import type { CashierDeps } from '../cashier-ports.ts'
import { loadCashLevel } from '../terms/cash-levels.sql.ts'
import { areaRefusal } from './ask-deposit.ts'
import { type CashRequest, findByKey, readWithdrawalFacts } from './cash-requests.sql.ts'
import { openWithdrawal } from './open-request.ts'

type ProofRefusal = Extract<Awaited<ReturnType<OwnProof['checkExchange']>>, { readonly ok: false }>['refusal']
type AskRefusal =
  | ProofRefusal
  | Refusal<
      | 'AREA_IN_MAINTENANCE'
      | 'MEMBERS_ALONE'
      | 'ACCOUNT_NONE'
      | 'WITHDRAWAL_WAITING'
      | 'INSUFFICIENT_BALANCE'
      | 'KEY_REUSED'
      | WithdrawalViolation['code']
      | WithdrawalCheckCode
    >

type Asked = {
  readonly amount: number
  readonly exchangePassword?: string | undefined
  readonly key: string
}

/** Loads the facts on which a member's withdrawals depend. */
export async function loadWithdrawalFacts(
  db: Queries,
  memberId: MemberId,
  now: Instant,
): Promise<WithdrawalFacts> {
  const today = seoulDayRange(seoulDay(now))?.from ?? instant(0)
  const [facts, { wallet }, account] = await Promise.all([
    readWithdrawalFacts(db, memberId, today),
    loadBalances(db, memberId),
    findAccount(db, memberId),
  ])
  return { ...facts, balance: wallet, accountChangedAt: account?.changedAt ?? null }
}

/** Requests a bank withdrawal (WALLET-005 to -007): to the account on file, with the exchange password. */
export async function askWithdrawal(
  deps: CashierDeps,
  self: Self,
  { amount, exchangePassword, key }: Asked,
): Promise<Result<CashRequest, AskRefusal>> {
  const { db, ownProof } = deps
  const closed = areaRefusal(deps, 'exchange')
  if (closed) return refuse(closed)
  // A repeated request returns the first answer without new proof.
  if (!(await findByKey(db, self.memberId, key))) {
    const wrong = await db.transaction(tx => judge(tx, deps, self.memberId, amount))
    if (!wrong.ok) return wrong
    const proven = await ownProof.checkExchange(self, exchangePassword)
    if (!proven.ok) return proven
  }
  return db.transaction(async tx => {
    const repeated = await findByKey(tx, self.memberId, key)
    const judged = repeated ? accept(true as const) : await judge(tx, deps, self.memberId, amount)
    if (!judged.ok) return judged
    const account = await findAccount(tx, self.memberId)
    if (!account) return refuse({ code: 'ACCOUNT_NONE' })
    const { bank, numberEnd, numberSealed, holderSealed } = account
    const opened = await openWithdrawal(tx, deps, {
      memberId: self.memberId,
      method: 'bank',
      amount: won(amount),
      key,
      at: deps.clock.now(),
      account: { masked: maskedAccount(bank, numberEnd), sealed: numberSealed, holder: holderSealed },
    })
    return opened.ok ? accept(opened.value.request) : opened
  })
}

/** Checks an amount against limits and the member's facts, under the member's lock. */
async function judge(
  tx: Tx,
  { clock }: Pick<CashierDeps, 'clock'>,
  memberId: MemberId,
  amount: number,
): Promise<Result<true, AskRefusal>> {
  const member = await lockMember(tx, memberId)
  if (!member || member.kind === 'operator') return refuse({ code: 'MEMBERS_ALONE' })
  if (!(await findAccount(tx, memberId))) return refuse({ code: 'ACCOUNT_NONE' })
  const now = clock.now()
  const facts = await loadWithdrawalFacts(tx, memberId, now)
  const wrong = withdrawalViolation(amount, facts, await loadCashLevel(tx, member.level), now)
  return wrong ? refuse(wrong) : accept(true)
}
