import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import type { Odds } from '#domain/odds.ts'
import type { Result } from '#domain/result.ts'
import type { GameType } from '#domain/sports/game-type.ts'
import type { Sql, Tx } from '#server/platform/postgres/postgres.ts'
import type { BetRefusal } from '../bet-answer.ts'
import type { RequestHead } from '../bet-request.ts'
import type { EnteredBatch } from './enter-batch.ts'
import type { Gates } from './gates.ts'

/** Fields of a judged bet that the bet head stores, whatever the bet is on. */
export type JudgedHead = {
  readonly stake: Won
  readonly totalOdds: Odds
  readonly winnings: Won
  readonly winningsMax: Won
  /** The coupon used as the stake of a free bet. */
  readonly couponId?: string
}

/** A judged bet with its new id and the balance after its stake. */
export type AcceptedBet<Request = RequestHead, Judged = JudgedHead> = {
  readonly request: Request
  readonly bet: Judged
  readonly betId: string
  readonly balance: number
}

/** What the head of a bet on fixtures stores about its legs. */
export type LegsOnHead = {
  readonly count: number
  readonly bonus: { readonly odds: Odds; readonly folds: number } | undefined
}

/** Picks of a batch, stored in the same statement as the bet heads. */
export type Picks = {
  /** Name of the prepared statement; unique per kind. */
  readonly name: string
  /** The spec's code of the kind of game (FIELD-056). */
  readonly gameType: number
  /** Number of the stored payout rule that applies to the bets. */
  readonly payoutRule: number
  /** Ids of the fixtures or rounds of each bet, each once; picks are found by them. */
  readonly on: readonly (readonly number[])[]
  /** One per bet; absent for bets that are not on fixtures. */
  readonly legs?: readonly LegsOnHead[]
  /** A named query that stores the picks; it reads the bets' `ids` and `members` from `given`. */
  readonly stored: Sql
}

/**
 * The part of booking that differs by kind of game: which gates are locked, how a bet is judged, which further refusals
 * exist, and which picks are stored. Wallets, keys, answers, heads and the ledger are the same for every bet.
 */
export type BetKind<Request extends RequestHead, Judged extends JudgedHead, Refused = never> = {
  /** The product for which members can be banned. */
  readonly product: GameType
  /** The house pays the stakes (handbook 5.7): wallets are locked but not debited. */
  readonly isFree?: true
  gates(requests: readonly Request[], now: Instant): Gates
  /**
   * Judges each bet at one moment, under the locks of the batch. `stands` is false for a member whose bet will be
   * refused anyway. Such bets must not consume shared limits.
   */
  judge(
    tx: Tx,
    requests: readonly Request[],
    entered: EnteredBatch,
    stands: (memberId: MemberId) => boolean,
  ): Promise<readonly Result<Judged, BetRefusal | Refused>[]>
  picks(tx: Tx, accepted: readonly AcceptedBet<Request, Judged>[]): Promise<Picks>
}
