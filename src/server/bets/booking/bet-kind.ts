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

/** What the head of a bet keeps of a judgement, whatever the bet is on. */
export type JudgedHead = {
  readonly stake: Won
  readonly totalOdds: Odds
  readonly winnings: Won
  readonly winningsMax: Won
  /** The coupon that is its stake, of a free bet. */
  readonly couponId?: string
}

/** A judged bet with the id it will have, and the balance that its stake has left. */
export type AcceptedBet<Request = RequestHead, Judged = JudgedHead> = {
  readonly request: Request
  readonly bet: Judged
  readonly betId: string
  readonly balance: number
}

/** Arrays of what the heads of bets on fixtures say of their legs, one a column. */
export type LegsOnHeads = {
  readonly bonusOdds: Buffer
  readonly bonusFolds: Buffer
  readonly legCounts: Buffer
}

/**
 * What the heads of bets are on, fixtures or a round: one list for all bets, and where those of each bet begin and end,
 * counted from 1. What was picked is found by them.
 */
export type OnHeads = { readonly ids: Buffer; readonly firsts: Buffer; readonly lasts: Buffer }

/** What was picked by the bets of a batch, to be stored in one statement with their heads. */
export type Picks = {
  /** Names the statement: each kind has one of its own. */
  readonly name: string
  /** The spec's code of the kind of game (FIELD-056). */
  readonly gameType: number
  /** Under which number the rule is kept that the bets are paid by. */
  readonly payoutRule: number
  readonly on: OnHeads
  /** Undefined for what is not on fixtures. */
  readonly legs: LegsOnHeads | undefined
  /** A named query of the statement that stores the picks; it finds the bets' `ids` and `members` in `given`. */
  readonly stored: Sql
}

/**
 * What a kind of game adds to booking. Wallets, keys, answers, heads and the ledger are the same for every bet; which
 * gates are held, how a bet is judged, what it is refused for besides, and what of it was picked is the kind's.
 */
export type BetKind<Request extends RequestHead, Judged extends JudgedHead, Refused = never> = {
  /** By which members may be banned from it. */
  readonly product: GameType
  /** The house gives the stakes (handbook 5.7): wallets are held, and nothing is taken from them. */
  readonly isFree?: true
  gates(requests: readonly Request[], now: Instant): Gates
  /**
   * Judges each bet, all at one moment behind the locks of the batch. `stands` says of whom a right bet will be booked:
   * what only the others would use up is free for them.
   */
  judge(
    tx: Tx,
    requests: readonly Request[],
    entered: EnteredBatch,
    stands: (memberId: MemberId) => boolean,
  ): Promise<readonly Result<Judged, BetRefusal | Refused>[]>
  picks(tx: Tx, accepted: readonly AcceptedBet<Request, Judged>[]): Promise<Picks>
}
