import type { TradingState } from '#contract/back-office/trading.ts'
import type { IrregularEnd } from '#domain/fixtures/irregular-end.ts'
import type { FixtureId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { countByLeague, type LeagueCount } from '#server/fixtures/fixtures.ts'
import { join, type Queries, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type DeskFilter = {
  readonly from?: Instant | undefined
  readonly before?: Instant | undefined
  readonly sportId?: number | undefined
  readonly leagueId?: number | undefined
  readonly betsOnly: boolean
  readonly protoOnly?: boolean
  /** Without a range of days: fixtures settled and begun before this are excluded. */
  readonly settledSince?: Instant | undefined
  /** Only these fixtures. */
  readonly ids?: readonly FixtureId[] | undefined
  readonly now: Instant
}

const hasResult = sql`exists (select from fixture_result r where r.fixture_id = f.id)`

const isUndecided = sql`exists (
  select from outcome_grading g join settlement s on s.fixture_id = g.fixture_id and s.revision = g.revision
  where g.fixture_id = f.id and g.result is null)`

/**
 * A fixture with a result is settled when the result decides everything; one without a result waits from its start on.
 */
const stateOf = (now: Instant): Sql => sql`
  case when f.status = 'live' then 'live'
       when ${hasResult} then case when ${isUndecided} then 'waiting' else 'settled' end
       when f.status in ('not-started', 'about-to-start') and f.starts_at > ${timestamp(now)} then 'upcoming'
       else 'waiting' end`

/** Fixtures settled long ago are only listed with their day. */
const isListed = (settledSince: Instant): Sql =>
  sql`(f.starts_at >= ${timestamp(settledSince)} or not ${hasResult} or ${isUndecided})`

function conditionOf(filter: DeskFilter): Sql {
  const { from, before, sportId, leagueId, betsOnly, protoOnly, settledSince, ids } = filter
  const conditions = [
    ...(settledSince === undefined ? [] : [isListed(settledSince)]),
    ...(ids === undefined ? [] : [sql`f.id = any(${ids}::bigint[])`]),
    ...(from === undefined ? [] : [sql`f.starts_at >= ${timestamp(from)}`]),
    ...(before === undefined ? [] : [sql`f.starts_at < ${timestamp(before)}`]),
    ...(sportId === undefined ? [] : [sql`f.sport_id = ${sportId}::bigint`]),
    ...(leagueId === undefined ? [] : [sql`f.league_id = ${leagueId}::bigint`]),
    ...(protoOnly ? [sql`exists (select from proto_game p where p.fixture_id = f.id and not p.off)`] : []),
    ...(betsOnly
      ? [
          // A completely decided fixture has no open bets, so its legs are not read. `order by` and `offset` force an
          // index lookup of each match's first open bet instead of reading all open bets.
          sql`(not ${hasResult} or ${isUndecided}) and exists (
            select from bet_leg l cross join lateral (
              select from bet b where b.id = l.bet_id and b.member_id = l.member_id and b.status = 0 offset 0) open
            where l.fixture_id = f.id and l.result is null
            order by l.member_id, l.bet_id offset 0)`,
        ]
      : []),
  ]
  return conditions.length > 0 ? join(conditions, ' and ') : sql`true`
}

/** A fixture in the desk's order. */
export type DeskEntry = {
  readonly id: FixtureId
  readonly state: TradingState
}

/** Fixtures in play first, then waiting, future and finished ones, the latest first. */
export const listDeskEntries = (db: Queries, filter: DeskFilter): Promise<DeskEntry[]> =>
  db.many<DeskEntry>(sql`
    select f.id, f.state
    from (
      select f.id, f.starts_at, f.league_id, ${stateOf(filter.now)} as state
      from fixture f where ${conditionOf(filter)}
    ) f
    order by array_position(array['live', 'waiting', 'upcoming', 'settled'], f.state),
      case f.state when 'settled' then -extract(epoch from f.starts_at) else extract(epoch from f.starts_at) end,
      f.league_id, f.id`)

/** Search texts of the fixtures of the list. */
export const listDeskNames = (
  db: Queries,
  filter: DeskFilter,
): Promise<{ id: FixtureId; names: readonly string[] }[]> =>
  db.many(sql`
    select f.id, array[f.home_name, f.away_name, f.home_name_korean, f.away_name_korean, l.name, l.name_korean,
      f.id::text] as names
    from fixture f join league l on l.id = f.league_id where ${conditionOf(filter)}`)

/** Data of a fixture for the desk, in addition to its head. */
export type DeskFixture = {
  readonly id: FixtureId
  readonly state: TradingState
  readonly startsAtByFeed: Instant
  readonly startsAtByOperator: Instant | null
  readonly source: string
  readonly suspendedByFeed: boolean
  readonly suspendedByOperator: boolean
  readonly liveStop: 'silence' | 'closed' | null
  readonly marketCount: number
  readonly touchedMarketCount: number
  readonly undecidedCount: number
  /** Why its score is not an ordinary result. */
  readonly irregular: IrregularEnd | null
}

export const listDeskFixtures = (
  db: Queries,
  ids: readonly FixtureId[],
  now: Instant,
): Promise<DeskFixture[]> =>
  db.many<DeskFixture>(sql`
    select f.id, ${stateOf(now)} as state, f.starts_at_by_feed as "startsAtByFeed",
      f.starts_at_by_operator as "startsAtByOperator", f.source, f.suspended_by_feed as "suspendedByFeed",
      f.suspended_by_operator as "suspendedByOperator", f.live_stop as "liveStop",
      markets.all as "marketCount", markets.touched as "touchedMarketCount", (
        select count(*) from outcome_grading g join settlement s on s.fixture_id = g.fixture_id
          and s.revision = g.revision
        where g.fixture_id = f.id and g.result is null) as "undecidedCount",
      (select s.irregular from fixture_score s where s.fixture_id = f.id) as irregular
    from fixture f
    cross join lateral (
      select count(*) as all, count(*) filter (where m.suspended_by_operator or exists (
        select from outcome o where o.market_id = m.id
          and (o.odds_by_operator is not null or o.suspended_by_operator))) as touched
      from market m where m.fixture_id = f.id
    ) markets
    where f.id = any(${ids}::bigint[])`)

/** The leagues of the fixtures. */
export const listDeskLeagues = (db: Queries, filter: DeskFilter): Promise<readonly LeagueCount[]> =>
  countByLeague(db, conditionOf(filter))
