import type { OwnState } from '#contract/back-office/own-fixtures/own-states.ts'
import type { FixtureId, SportId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Sql, sql, timestamp } from '#server/platform/postgres/postgres.ts'

export type OwnFilter = {
  readonly state: OwnState | 'all'
  readonly search: string
  readonly now: Instant
}

/** An own match in the list of those entered by operators. */
export type ListedOwn = {
  readonly id: FixtureId
  readonly sportId: SportId
  readonly flagCode: string
  readonly leagueName: string
  readonly home: string
  readonly away: string
  readonly startsAt: Instant
  readonly state: OwnState
  readonly marketCount: number
  readonly hasBets: boolean
  readonly operator: string
  readonly enteredAt: Instant
}

const stateOf = (now: Instant): Sql => sql`
  case when o.withdrawn_at is not null then 'withdrawn'
       when exists (select from fixture_result r where r.fixture_id = f.id) then 'settled'
       when f.starts_at > ${timestamp(now)} then 'upcoming' else 'waiting' end`

/** The search text has no blanks and is in lower case; names are normalised likewise. */
const isNamed = (search: string): Sql => sql`
  (position(${search} in lower(replace(concat_ws('|', f.home_name_korean, f.away_name_korean, f.home_name, f.away_name,
    l.name_korean, l.name), ' ', ''))) > 0 or f.id::text = ${search})`

const conditionOf = ({ state, search, now }: OwnFilter): Sql =>
  allOf(state !== 'all' && sql`${stateOf(now)} = ${state}`, search !== '' && isNamed(search))

const source = sql`own_fixture o
  join fixture f on f.id = o.fixture_id
  join league l on l.id = f.league_id`

/** Last entered first, in the order of the table. */
export const ownList = pagedList<ListedOwn, OwnFilter>({
  from: source,
  where: conditionOf,
  rows: (where, part, { now }) => sql`
    select f.id, f.sport_id as "sportId", p.flag_code as "flagCode", l.name_korean as "leagueName",
      f.home_name_korean as home, f.away_name_korean as away, f.starts_at as "startsAt",
      ${stateOf(now)} as state,
      (select count(*) from market m where m.fixture_id = f.id) as "marketCount",
      exists (
        select from bet_leg g join bet b on b.id = g.bet_id and b.member_id = g.member_id
        where g.fixture_id = f.id and b.status <> -1) as "hasBets",
      who.user_id as operator, e.entered_at as "enteredAt"
    from ${source}
    join location p on p.id = l.location_id
    join own_entry e on e.id = o.entry_id
    join member who on who.id = e.operator_id
    where ${where}
    order by o.entry_id desc, o.line, o.fixture_id
    ${part}`,
})
