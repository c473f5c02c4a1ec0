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

/** A deposit that has just been completed; the balance holds it already. */
export type DoneDeposit = Pick<CashRequest, 'id' | 'no' | 'memberId' | 'method' | 'amount' | 'bonus'> & {
  readonly at: Instant
  /** Who completed it, as the ledger names actors. */
  readonly actor: string
}

/** Runs in the transaction that completes a deposit, behind the lock of its member. */
export type OnDeposited = (tx: Tx, deposit: DoneDeposit) => Promise<void>

/** A completed deposit that has just been taken back; the ledger has booked it already. */
export type ReversedDeposit = Pick<CashRequest, 'id' | 'no' | 'memberId' | 'amount'> & {
  readonly at: Instant
  /** Why, for the member to read. */
  readonly reason: string
}

/** Runs in the transaction that takes a deposit back, behind the lock of its member. */
export type OnReversed = (tx: Tx, deposit: ReversedDeposit) => Promise<void>

/** What is asked for. */
export type CashAsked = {
  readonly memberId: MemberId
  readonly method: CashMethod
  readonly amount: Won
  readonly at: Instant
}

/** Asked in the transaction of a deposit's request, behind the lock of its member. */
export type DepositCheck = (tx: Tx, asked: CashAsked) => Promise<Refusal<DepositCheckCode> | undefined>

/** Asked in the transaction of a withdrawal's request, behind the lock of its member. */
export type WithdrawalCheck = (tx: Tx, asked: CashAsked) => Promise<Refusal<WithdrawalCheckCode> | undefined>

/** The bonuses that a member may choose from with a deposit, besides none. */
export type DepositBonuses = (
  db: Queries,
  asked: { readonly memberId: MemberId; readonly at: Instant },
) => Promise<readonly BonusOption[]>

/** What each of some members has still to bet before a withdrawal; those with nothing left may be missing. */
export type TurnoverLeft = (
  db: Queries,
  members: readonly MemberId[],
) => Promise<ReadonlyMap<MemberId, number>>

/** What other parts of the house hang on the cashier's requests. */
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
    /** Connections for what operators look up. */
    readonly deskDb: Db
    readonly ownProof: OwnProof
    /** Play money: no bank stands behind the requests, and there is a free refill. */
    readonly playMode: boolean
  }
