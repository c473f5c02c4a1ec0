import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import { prepared, type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** An outcome of a fixture that somebody has bet on. */
export type BettedOutcome = {
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
  /** The score from which an in-play handicap of football counts (handbook 2.9). */
  readonly homeAtBet: number | null
  readonly awayAtBet: number | null
  /** Taken after what it bets on had happened, for the feed told it late. */
  readonly late: boolean
  readonly legs: number
}

/** Every outcome of a fixture with a leg on it, each once. */
export const listBettedOutcomes = (db: Queries, fixtureId: FixtureId) =>
  db.many<BettedOutcome>(sql`
    select market_type_id as "marketTypeId", line, pick, home_at_bet as "homeAtBet", away_at_bet as "awayAtBet",
      late, legs
    from betted_outcomes(${fixtureId}::bigint)`)

/** The place of a bet in the order in which a fixture's bets are settled. */
export type BetPlace = { readonly memberId: number; readonly betId: string }

/** The next legs of a fixture behind a place, bet by bet. */
export type LegStretch = {
  readonly fixtureId: FixtureId
  readonly after: BetPlace
  readonly legs: number
}

/** The next stretch of a fixture's bets, and by what they are settled. */
export type BetStretch = LegStretch & {
  readonly revision: number
  /** Whether legs that have a result may get another one. */
  readonly corrects: boolean
  /** Why bets that have been settled come out otherwise, if any do. */
  readonly cause: ResettleCause
  /** The business act under which the house's own postings are booked: a UUIDv7. */
  readonly ref: string
  readonly at: Instant
}

export type SettledStretch = {
  readonly lastMember: number | null
  readonly lastBet: string | null
  /** Legs looked at; fewer than asked for when there are no more. */
  readonly legs: number
  /** Bets that came out otherwise than they stood. */
  readonly changed: number
  /** JSON text: see `StretchNews`. */
  readonly news: string | null
}

/** A bet that came out otherwise; no payout where it stands open again. */
export type ChangedBet = readonly [
  memberId: number,
  betId: string,
  statusCode: number,
  payout: number | null,
  /** What it had been settled as; null where it was open. */
  before: readonly [stake: number, statusCode: number, payout: number] | null,
]

/** What to tell the members of a stretch. */
export type StretchNews = {
  /** Balances after what was taken back, before anything was paid. */
  readonly reversals: readonly (readonly [memberId: number, balance: number])[]
  readonly balances: readonly (readonly [memberId: number, balance: number])[]
  readonly bets: readonly ChangedBet[]
}

/**
 * Writes the results of the legs of a stretch from the gradings of the revision, and status, payout and
 * postings of every bet that comes out otherwise by them. The same stretch again changes nothing.
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
