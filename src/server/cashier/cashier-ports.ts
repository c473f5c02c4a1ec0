import type { BonusOption } from '#contract/cashier/charge.ts'
import type { DepositCheckCode, WithdrawalCheckCode } from '#contract/cashier/check-refusals.ts'
import type { Refusal } from '#contract/wire/refusals.ts'
import type { CashMethod } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import type { OwnProof } from '#server/members/members.ts'
import type { Db, Queries, Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { CashRequest } from './requests/cash-requests.sql.ts'

/** A deposit that has just been completed; the balance includes it already. */
export type DoneDeposit = Pick<CashRequest, 'id' | 'no' | 'memberId' | 'method' | 'amount' | 'bonus'> & {
  readonly at: Instant
  /** Actor who completed it, in the ledger's format. */
  readonly actor: string
}

/** Runs in the transaction that completes a deposit, under its member's lock. */
export type OnDeposited = (tx: Tx, deposit: DoneDeposit) => Promise<void>

/** A completed deposit that has just been reversed; the ledger has booked it already. */
export type ReversedDeposit = Pick<CashRequest, 'id' | 'no' | 'memberId' | 'amount'> & {
  readonly at: Instant
  /** Reason shown to the member. */
  readonly reason: string
}

/** Runs in the transaction that reverses a deposit, under its member's lock. */
export type OnReversed = (tx: Tx, deposit: ReversedDeposit) => Promise<void>

/** A member's deposit or withdrawal request. */
export type CashAsked = {
  readonly memberId: MemberId
  readonly method: CashMethod
  readonly amount: Won
  readonly at: Instant
}

/** Runs in the transaction of a deposit request, under its member's lock. */
export type DepositCheck = (tx: Tx, asked: CashAsked) => Promise<Refusal<DepositCheckCode> | undefined>

/** Runs in the transaction of a withdrawal request, under its member's lock. */
export type WithdrawalCheck = (tx: Tx, asked: CashAsked) => Promise<Refusal<WithdrawalCheckCode> | undefined>

/** Bonuses that a member may choose with a deposit, other than none. */
export type DepositBonuses = (
  db: Queries,
  asked: { readonly memberId: MemberId; readonly at: Instant },
) => Promise<readonly BonusOption[]>

/**
 * Returns the stakes in won that each member still has to bet before a withdrawal. May omit members with nothing left.
 */
export type TurnoverLeft = (
  db: Queries,
  members: readonly MemberId[],
) => Promise<ReadonlyMap<MemberId, number>>

/** Hooks of other areas on the cashier's requests. */
export type CashierPorts = {
  readonly onDeposited: readonly OnDeposited[]
  readonly onReversed: readonly OnReversed[]
  readonly depositChecks: readonly DepositCheck[]
  readonly withdrawalChecks: readonly WithdrawalCheck[]
  readonly depositBonuses: DepositBonuses
  readonly turnoverLeft: TurnoverLeft
}

export type CashierDeps = Deps &
  CashierPorts & {
    readonly site: Site
    /** Connections for operators' queries. */
    readonly deskDb: Db
    readonly ownProof: OwnProof
    /** Play money: no bank is involved, and there is a free refill. */
    readonly playMode: boolean
  }
