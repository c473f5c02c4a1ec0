import type { FixtureId, MarketTypeId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Fixture of a log subject, and its market or outcome if the subject is one. */
export type ActFixture = {
  readonly subject: string
  readonly fixtureId: FixtureId
  readonly sportId: SportId
  readonly home: string
  readonly away: string
  readonly typeId: MarketTypeId | null
  readonly line: Line | null
  readonly pick: string | null
}

type SubjectIds = Readonly<Record<'fixture' | 'market' | 'outcome', readonly string[]>>

/** The fixtures of log subjects; other subjects and deleted fixtures are left out. */
export const listActFixtures = (db: Queries, ids: SubjectIds): Promise<ActFixture[]> =>
  db.many<ActFixture>(sql`
    with subject as (
      select 'fixture:' || f.id as subject, f.id as fixture_id, null::bigint as type_id, null::integer as line,
        null as pick
      from fixture f where f.id = any(${ids.fixture}::bigint[])
      union all
      select 'market:' || m.id, m.fixture_id, m.type_id, m.line, null
      from market m where m.id = any(${ids.market}::bigint[])
      union all
      select 'outcome:' || o.id, o.fixture_id, m.type_id, m.line, o.pick
      from outcome o join market m on m.id = o.market_id where o.id = any(${ids.outcome}::bigint[])
    )
    select s.subject, f.id as "fixtureId", f.sport_id as "sportId", f.home_name_korean as home,
      f.away_name_korean as away, s.type_id as "typeId", s.line, s.pick
    from subject s join fixture f on f.id = s.fixture_id`)
