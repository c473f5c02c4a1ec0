import type { HouseLimit, LimitAmounts, LimitPlace, LimitScope } from '#domain/house-limits/house-limit.ts'
import type { LeagueId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

const columns = sql`
  l.id, l.scope, l.sport_id as "sportId", l.league_id as "leagueId", l.fixture_id as "fixtureId",
  l.market_type_id as "marketTypeId", l.level, l.stake_max as "stakeMax", l.payout_max as "payoutMax",
  l.member_stake_max as "memberStakeMax", l.open_payout_max as "openPayoutMax"`

/** The current limits, except for matches that began before the given time, which take no more bets. */
export const listLimitsInForce = (db: Queries, since: Instant) =>
  db.many<HouseLimit>(sql`
    select ${columns} from house_limit l left join fixture f on f.id = l.fixture_id
    where f.id is null or f.starts_at > ${timestamp(since)}`)

/** A limit with the name of its place and its author. */
export type LimitRow = HouseLimit & {
  readonly leagueName: string | null
  readonly home: string | null
  readonly away: string | null
  /** Set for leagues and fixtures as well. */
  readonly sportOfPlace: SportId | null
  readonly startsAt: Instant | null
  readonly operator: string
  readonly changedAt: Instant
  readonly revision: number
}

/** Selects limits; absent fields don't restrict. */
export type LimitsFilter = {
  readonly scope?: LimitScope | undefined
  readonly fixtureId?: number | undefined
}

const conditionOf = ({ scope, fixtureId }: LimitsFilter): Sql =>
  allOf(
    scope !== undefined && sql`l.scope = ${scope}`,
    fixtureId !== undefined && sql`l.fixture_id = ${fixtureId}`,
  )

const named = sql`
  select ${columns}, coalesce(of_league.name_korean, g.name_korean) as "leagueName", f.home_name_korean as home,
    f.away_name_korean as away, coalesce(l.sport_id, of_league.sport_id, f.sport_id) as "sportOfPlace",
    f.starts_at as "startsAt", l.operator, l.changed_at as "changedAt", l.revision
  from house_limit l
  left join league of_league on of_league.id = l.league_id
  left join fixture f on f.id = l.fixture_id
  left join league g on g.id = f.league_id`

/** Last changed first. */
export const limitList = pagedList<LimitRow, LimitsFilter>({
  from: sql`house_limit l`,
  where: conditionOf,
  rows: (where, part) => sql`
    ${named} where ${where} order by l.changed_at desc, l.id desc ${part}`,
})

export const findNamedLimit = (db: Queries, id: number) =>
  db.maybe<LimitRow>(sql`${named} where l.id = ${id}`)

/** Allows one writer at a time, so that "before" in the act log is correct. */
export const lockLimits = (tx: Tx) => tx.run(sql`lock table house_limit in share row exclusive mode`)

/** The limit of a place. */
export const findLimit = (tx: Tx, place: LimitPlace) =>
  tx.maybe<HouseLimit & { readonly revision: number }>(sql`
    select ${columns}, l.revision from house_limit l
    where l.scope = ${place.scope} and l.sport_id is not distinct from ${place.sportId}::integer
      and l.league_id is not distinct from ${place.leagueId}::integer
      and l.fixture_id is not distinct from ${place.fixtureId}::bigint
      and l.market_type_id is not distinct from ${place.marketTypeId}::integer
      and l.level is not distinct from ${place.level}::smallint`)

type Writing = { readonly operator: string; readonly at: Instant }

/** Sets the limit of a place, replacing an existing one; returns its id. */
export const putLimit = async (
  tx: Tx,
  { scope, sportId, leagueId, fixtureId, marketTypeId, level }: LimitPlace,
  amounts: LimitAmounts,
  { operator, at }: Writing,
): Promise<number> => {
  const { id } = await tx.one<{ id: number }>(sql`
    insert into house_limit (scope, sport_id, league_id, fixture_id, market_type_id, level, stake_max, payout_max,
      member_stake_max, open_payout_max, operator, changed_at)
    values (${scope}, ${sportId}, ${leagueId}, ${fixtureId}, ${marketTypeId}, ${level}, ${amounts.stakeMax},
      ${amounts.payoutMax}, ${amounts.memberStakeMax}, ${amounts.openPayoutMax}, ${operator}, ${timestamp(at)})
    on conflict on constraint house_limit_place_key do update set stake_max = excluded.stake_max,
      payout_max = excluded.payout_max, member_stake_max = excluded.member_stake_max,
      open_payout_max = excluded.open_payout_max, operator = excluded.operator, changed_at = excluded.changed_at,
      revision = house_limit.revision + 1
    returning id`)
  return id
}

export const deleteLimit = (tx: Tx, id: number) => tx.run(sql`delete from house_limit where id = ${id}`)

/** Name of the fixture or league of a limit; undefined if the book does not have it. */
export const findPlaceName = async (
  db: Queries,
  { fixtureId, leagueId }: Pick<LimitPlace, 'fixtureId' | 'leagueId'>,
): Promise<string | undefined> =>
  (
    await db.maybe<{ name: string }>(sql`
      select f.home_name_korean || ' VS ' || f.away_name_korean as name from fixture f where f.id = ${fixtureId}
      union all select g.name_korean from league g where g.id = ${leagueId}`)
  )?.name

export type LimitedLeague = { readonly leagueId: LeagueId; readonly sportId: SportId; readonly name: string }

/** Leagues with matches since the given time, by sport and name. */
export const listLeaguesSince = (db: Queries, since: Instant) =>
  db.many<LimitedLeague>(sql`
    select g.id as "leagueId", g.sport_id as "sportId", g.name_korean as name from league g
    where exists (select from fixture f where f.league_id = g.id and f.starts_at > ${timestamp(since)})
    order by g.sport_id, g.name_korean, g.id`)
