import type { Instant } from '#domain/instant.ts'
import { type Db, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Sets the kick-off of all fixtures to ten minutes ago: 0:0, tenth minute, last received now. */
export async function beginMatches(db: Db, now: Instant): Promise<void> {
  await db.run(sql`
    update fixture set status = 'live', starts_at_by_feed = ${timestamp(now)}::timestamptz - interval '10 minutes'`)
  await db.run(sql`
    insert into fixture_score (fixture_id, period_code, clock_seconds, home, away, periods, fed_at)
    select id, 10, 600, 0, 0, '[{"code": 10, "home": 0, "away": 0}]', ${timestamp(now)} from fixture`)
  await db.run(
    sql`insert into fixture_pulse (fixture_id, heard_at) select id, ${timestamp(now)} from fixture`,
  )
}

/** Sets the in-play delay to 0, so that only work is measured. */
export const waitForNothing = (db: Db) =>
  db.run(sql`
    insert into setting (key, value, updated_at)
    values ('liveBettingTime', '{"baseball": 0, "basic": 0, "basketball": 0, "hockey": 0, "soccer": 0, "volleyball": 0}',
      now())
    on conflict (key) do update set value = excluded.value`)

export type MovingMarket = {
  readonly fixtureId: number
  readonly typeId: number
  readonly line: number | null
  readonly outcomes: readonly { readonly id: string; readonly pick: string; readonly odds: number }[]
}

export const listMovingMarkets = (db: Db) =>
  db.many<MovingMarket>(sql`
    select m.fixture_id as "fixtureId", m.type_id as "typeId", m.line,
      json_agg(json_build_object('id', o.id::text, 'pick', o.pick, 'odds', o.odds) order by o.id) as outcomes
    from market m join outcome o on o.market_id = m.id group by m.id order by hashint8(m.id)`)
