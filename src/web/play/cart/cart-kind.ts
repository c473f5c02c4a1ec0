import type { Won } from '#domain/money.ts'
import type { Result } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import type { SlipSummary } from '#domain/slip/bet-slip.ts'
import type { StakeField } from '#domain/slip/stake-input.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import type { Sent } from './create-slip-store.ts'
import type { LastStake } from './last-stake.ts'
import type { Attempt } from './placing/attempts.ts'

/** The cart's data of a slip, for any kind of pick. */
export type CartView = SlipSummary & {
  /** Number of picks. */
  readonly count: number
  readonly stake: StakeField
  /** Note below the amount field: what a limit changed. */
  readonly stakeNote: string | undefined
  readonly balance: Won
  /** `totalOddsMax` is left out where total odds have no limit. */
  readonly limits: Omit<BetLimits, 'totalOddsMax'> & Partial<Pick<BetLimits, 'totalOddsMax'>>
}

/** Response to an accepted bet. */
export type Receipt = { readonly id: string; readonly emoney: number }
export type PlaceAnswer = Result<Receipt, CallRefusal>

/** A bet to send: its body, and the call that sends it with the idempotency key of an attempt. */
export type PlaceRequest<B> = {
  readonly body: B
  readonly post: (attempt: Attempt<B>) => Promise<PlaceAnswer>
}

/**
 * The rules of one kind of game for placing its bets (`placing.ts`): S is its slip, P its page, B the
 * request body, Q the question that a refused bet may raise. The rows of the cart belong to the kind
 * itself.
 */
export type CartKind<S, P, B, Q = never> = {
  /** Text of the first check that the slip fails; undefined if it may be sent (VALID-013). */
  readonly refusalOf: (sent: Sent<S, P>) => string | undefined
  readonly requestOf: (sent: Sent<S, P>, memberId: number) => PlaceRequest<B>
  /** Key by which two bodies count as the same bet, even if prices changed in between. */
  readonly contentOf: (body: B) => string
  /** The stake, and the kind under which it is remembered for the next bet. */
  readonly stakeOf: (sent: Sent<S, P>) => LastStake
  /**
   * If true, the member stays on the page, which shows the result of the bet; else the bet history opens
   * (BETFLOW-006).
   */
  readonly stays?: true
  /** Handling of odds changes; left out where prices never change. */
  readonly changes?: OddsChanges<S, P, Q>
}

type OddsChanges<S, P, Q> = {
  /** The slip at the prices that the cart shows: fixed by the confirm dialog (BETFLOW-001). */
  readonly fix: (sent: Sent<S, P>) => S
  /** The part of a fixed slip to send; undefined if a change shown in the dialog must be accepted first. */
  readonly sendable: (fixed: Sent<S, P>) => S | undefined
  /** The question about a refused bet that may be sent again; undefined if it is only reported. */
  readonly questionOf: (refusal: CallRefusal, sent: Sent<S, P>) => Q | undefined
}
