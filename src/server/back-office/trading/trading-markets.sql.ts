import type { FixtureId, MarketId, MarketTypeId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { PayoutRate } from '#domain/markets/payout-rate.ts'
import type { Odds } from '#domain/odds.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** A market of a fixture for the desk, with the feed's and the operator's values. */
export type DeskMarket = {
  readonly id: MarketId
  readonly typeId: MarketTypeId
  readonly line: Line | null
  readonly main: boolean
  readonly suspendedByFeed: boolean
  readonly suspendedByOperator: boolean
  readonly voided: boolean
  /** Payout rate of its prices; null if they are the feed's. */
  readonly payoutRate: PayoutRate | null
}

export type DeskOutcome = {
  readonly id: OutcomeId
  readonly marketId: MarketId
  readonly pick: string
  readonly oddsByFeed: Odds
  /** The house's price. */
  readonly odds: Odds
  readonly oddsByOperator: Odds | null
  readonly version: number
  readonly status: 'open' | 'suspended' | 'settled'
  readonly suspendedByFeed: boolean
  readonly suspendedByOperator: boolean
  readonly voided: boolean
  readonly changedAt: Instant
  readonly fedAt: Instant
}

export const listDeskMarkets = (db: Queries, fixtureId: FixtureId): Promise<DeskMarket[]> =>
  db.many<DeskMarket>(sql`
    select id::text, type_id as "typeId", line, main, suspended_by_feed as "suspendedByFeed",
      suspended_by_operator as "suspendedByOperator", voided, payout_rate as "payoutRate"
    from market where fixture_id = ${fixtureId} order by type_id, line nulls first, id`)

export const listDeskOutcomes = (db: Queries, fixtureId: FixtureId): Promise<DeskOutcome[]> =>
  db.many<DeskOutcome>(sql`
    select id::text, market_id::text as "marketId", pick, odds,
      coalesce(odds_by_feed, odds) as "oddsByFeed", odds_by_operator as "oddsByOperator", version,
      status, status_by_feed = 'suspended' as "suspendedByFeed", suspended_by_operator as "suspendedByOperator",
      voided, changed_at as "changedAt", fed_at as "fedAt"
    from outcome where fixture_id = ${fixtureId} order by market_id, id`)
