import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** An outcome of a fixture that has bets. */
export type BettedOutcome = {
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
  /** Score from which an in-play football handicap counts (handbook 2.9). */
  readonly homeAtBet: number | null
  readonly awayAtBet: number | null
  /** Taken after the event it bets on, because the feed reported it late. */
  readonly late: boolean
  readonly legs: number
}

/** Every outcome of a fixture that has legs, each once. */
export const listBettedOutcomes = (db: Queries, fixtureId: FixtureId) =>
  db.many<BettedOutcome>(sql`
    select market_type_id as "marketTypeId", line, pick, home_at_bet as "homeAtBet", away_at_bet as "awayAtBet",
      late, legs
    from betted_outcomes(${fixtureId}::bigint)`)

/** Position of a bet in the order in which a fixture's bets are settled. */
export type BetPlace = { readonly memberId: number; readonly betId: string }

/** The next legs of a fixture after a position, bet by bet. */
export type LegStretch = {
  readonly fixtureId: FixtureId
  readonly after: BetPlace
  readonly legs: number
}

/** The next batch of a fixture's bets, and the data to settle them by. */
export type BetStretch = LegStretch & {
  readonly revision: number
  /** Whether legs with a result may get another one. */
  readonly corrects: boolean
  /** Cause recorded when settled bets come out differently. */
  readonly cause: ResettleCause
  /** Business transaction id of the house's own postings: a UUIDv7. */
  readonly ref: string
  readonly at: Instant
}

export type SettledStretch = {
  readonly lastMember: number | null
  readonly lastBet: string | null
  /** Number of legs read; fewer than requested at the end. */
  readonly legs: number
  /** Number of bets whose state changed. */
  readonly changed: number
  /** JSON text: see `StretchNews`. */
  readonly news: string | null
}

/** A bet whose state changed; without a payout when it is open again. */
export type ChangedBet = readonly [
  memberId: number,
  betId: string,
  statusCode: number,
  payout: number | null,
  /** How it had been settled; null when it was open. */
  before: readonly [stake: number, statusCode: number, payout: number] | null,
]

/** Changes to publish to the members of a batch. */
export type StretchNews = {
  /** Balances after payouts were taken back and before new ones were paid. */
  readonly reversals: readonly (readonly [memberId: number, balance: number])[]
  readonly balances: readonly (readonly [memberId: number, balance: number])[]
  readonly bets: readonly ChangedBet[]
}

/**
 * Writes the results of a batch of legs from the gradings of the revision, and the status, payout and postings of every
 * bet that changes by them. Idempotent.
 */
export const settleBets = (tx: Tx, stretch: BetStretch) =>
  tx.one<SettledStretch>(
    prepared(
      'settle_bets',
      sql`
        select last_member as "lastMember", last_bet as "lastBet", legs, changed, news
        from settle_bets(
          ${stretch.fixtureId}::bigint, ${stretch.revision}::integer, ${stretch.corrects}::boolean, ${stretch.cause},
          ${stretch.after.memberId}::bigint, ${stretch.after.betId}::uuid, ${stretch.legs}::integer,
          ${stretch.ref}::uuid, ${timestamp(stretch.at)}::timestamptz)`,
    ),
  )
