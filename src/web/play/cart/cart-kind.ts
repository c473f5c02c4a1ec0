import type { Won } from '#domain/money.ts'
import type { Result } from '#domain/result.ts'
import type { BetLimits } from '#domain/slip/bet-limits.ts'
import type { SlipSummary } from '#domain/slip/bet-slip.ts'
import type { StakeField } from '#domain/slip/stake-input.ts'
import type { CallRefusal } from '#web/client/api/api-client.ts'
import type { LastStake } from './last-stake.ts'
import type { Attempt } from './placing/attempts.ts'
import type { Sent } from './slip-store.ts'

/** What the cart shows of a slip, whatever is picked in it. */
export type CartView = SlipSummary & {
  /** Picks in it. */
  readonly count: number
  readonly stake: StakeField
  /** What a limit made of the amount, said below its field. */
  readonly stakeNote: string | undefined
  readonly balance: Won
  /** Where the odds have no limit of their own it is left out. */
  readonly limits: Omit<BetLimits, 'totalOddsMax'> & Partial<Pick<BetLimits, 'totalOddsMax'>>
}

/** What a bet that was taken is answered with. */
export type Receipt = { readonly id: string; readonly emoney: number }
export type PlaceAnswer = Result<Receipt, CallRefusal>

/** A bet as it is sent: its body, and the call that sends it under the key of an attempt. */
export type PlaceRequest<B> = {
  readonly body: B
  readonly post: (attempt: Attempt<B>) => Promise<PlaceAnswer>
}

/**
 * The rule set of one kind of game, for the placing of its bets (`placing.ts`): S is its slip, P the pages it is put
 * together on, B the body of its request, Q what a refused bet may ask. The rows of the cart are the kind's own parts.
 */
export type CartKind<S, P, B, Q = never> = {
  /** The first check that a slip fails, as the alert says it; undefined where it may be sent (VALID-013). */
  readonly refusalOf: (sent: Sent<S, P>) => string | undefined
  readonly requestOf: (sent: Sent<S, P>, memberId: number) => PlaceRequest<B>
  /** What makes two bodies the same bet, even if prices have moved between them. */
  readonly contentOf: (body: B) => string
  /** What was put on it, and under which name the stake is remembered for the next one. */
  readonly stakeOf: (sent: Sent<S, P>) => LastStake
  /** The member stays on the page and sees there what becomes of the bet; else the history follows (BETFLOW-006). */
  readonly stays?: true
  /** The way of odds changes; left out where prices never move. */
  readonly changes?: OddsChanges<S, P, Q>
}

type OddsChanges<S, P, Q> = {
  /** The slip at the prices that the cart shows: what the question before the bet fixes (BETFLOW-001). */
  readonly fix: (sent: Sent<S, P>) => S
  /** What is sent of a fixed slip; undefined while a change that the question shows has to be taken first. */
  readonly sendable: (fixed: Sent<S, P>) => S | undefined
  /** What the member is asked about a refused bet, which may go again then; undefined where it is only told. */
  readonly questionOf: (refusal: CallRefusal, sent: Sent<S, P>) => Q | undefined
}
