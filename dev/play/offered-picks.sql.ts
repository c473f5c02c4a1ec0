import type { FixtureId, MarketTypeId, OutcomeId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Odds } from '#domain/odds.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A pick that can be bet on, as members see it. */
export type OfferedPick = {
  readonly fixtureId: FixtureId
  readonly sportId: SportId
  readonly startsAt: Instant
  readonly typeId: MarketTypeId
  readonly main: boolean
  readonly line: Line | null
  readonly outcomeId: OutcomeId
  readonly odds: Odds
  readonly version: number
}

/** Returns all open picks of fixtures that start between two moments, ordered by start. */
export const listOfferedPicks = (db: Queries, from: Instant, to: Instant): Promise<OfferedPick[]> =>
  db.many<OfferedPick>(sql`
    select f.id as "fixtureId", f.sport_id as "sportId", f.starts_at as "startsAt", m.type_id as "typeId", m.main,
           m.line, o.id::text as "outcomeId", coalesce(o.odds_by_operator, o.odds) as odds, o.version
    from fixture f join market m on m.fixture_id = f.id join outcome o on o.market_id = m.id
    where f.status = 'not-started' and not f.suspended and not m.suspended and o.status = 'open'
      and f.starts_at > ${timestamp(from)} and f.starts_at < ${timestamp(to)}
    order by f.starts_at, f.id, m.type_id, m.line, o.id`)
