import type { Instant } from '#domain/instant.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { type Db, type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** The size of a bench's data, and the share of members without money. */
export type WorldSize = { readonly members: number; readonly fixtures: number; readonly poorShare: number }

export const WELL_OFF = 1_000_000_000
const MEMBERS_A_CALL = 10_000

/**
 * Inserts members with wallets: most well off, a share of them with 0 won. Their login names are bettor1, bettor2 …
 */
export async function insertMembers(db: Db, { members, poorShare }: WorldSize, now: Instant): Promise<void> {
  await db.run(sql`
    insert into member (uid, user_id, nickname, password_hash, level, status, recommender_code, joined_at,
      activated_at, updated_at)
    select gen_random_uuid(), 'bettor' || n, '선수' || n, '', 5, 'active', 'R' || n, ${timestamp(now)},
      ${timestamp(now)}, ${timestamp(now)}
    from generate_series(1, ${members}::integer) n`)
  await db.run(sql`
    insert into ledger_account (id, address, member_id, kind, currency, balance)
    select ledger_wallet(m.id), 'member:' || m.id || ':wallet', m.id, 'wallet', 'won', 0 from member m
    union all
    select ledger_points(m.id), 'member:' || m.id || ':points', m.id, 'points', 'point', 0 from member m`)
  for (let from = 0; from < members; from += MEMBERS_A_CALL)
    await db.many(sql`
      with granted as (
        select array_agg(m.uid) as refs, array_agg(ledger_wallet(m.id)) as wallets, count(*)::integer as count
        from (select * from member order by id offset ${from} limit ${MEMBERS_A_CALL}) m
        where m.id % 100 >= ${Math.floor(poorShare * 100)}::integer
      )
      select count(*) from granted g, ledger_post(g.refs, array_fill('operator-credit'::text, array[g.count]),
        array_fill(0, array[g.count]), array_fill(0, array[g.count]),
        array_fill(ledger_account_id('house:grants'), array[g.count]), g.wallets,
        array_fill(${WELL_OFF}::bigint, array[g.count]), ${timestamp(now)}::timestamptz, 'system:bench')`)
}

/** Inserts football fixtures that start tomorrow, each with 1X2, under/over and handicap: seven outcomes. */
export async function insertBook(db: Db, { fixtures }: WorldSize, now: Instant): Promise<void> {
  await db.run(
    sql`insert into sport (id, name, name_korean_by_feed) values (${FOOTBALL}, 'Football', '축구') on conflict do nothing`,
  )
  await db.run(
    sql`insert into location (id, name, name_korean) values (1, 'World', '세계') on conflict do nothing`,
  )
  await db.run(sql`
    insert into league (id, sport_id, location_id, name, name_korean_by_feed)
    values (1, ${FOOTBALL}, 1, 'Bench league', '벤치 리그') on conflict do nothing`)
  await db.run(sql`
    insert into fixture (id, sport_id, league_id, home_name, away_name, home_name_korean_by_feed, away_name_korean_by_feed,
      starts_at_by_feed, source, fed_at, status_fed_at, updated_at)
    select n, ${FOOTBALL}, 1, 'Home ' || n, 'Away ' || n, '홈 ' || n, '원정 ' || n,
      ${timestamp(now)}::timestamptz + interval '1 day', 'bench', ${timestamp(now)}, ${timestamp(now)}, ${timestamp(now)}
    from generate_series(1, ${fixtures}::integer) n`)
  await db.run(sql`
    insert into market (fixture_id, type_id, line, main, fed_at)
    select f.id, kind.type_id, kind.line, true, ${timestamp(now)}
    from fixture f, (values (1, null), (2, 250), (3, -50)) kind(type_id, line)`)
  await db.run(sql`
    insert into outcome (id, market_id, fixture_id, pick, odds, version, changed_at, fed_at)
    select 1000000 + row_number() over (order by m.id, pick), m.id, m.fixture_id, pick,
      120 + (hashint8(m.id) & 63) + length(pick), 3, ${timestamp(now)}, ${timestamp(now)}
    from market m, unnest(case m.type_id when 1 then array['1', 'X', '2'] when 2 then array['Over', 'Under'] else array['1', '2'] end) pick`)
}

export type OfferedOutcome = {
  readonly id: string
  readonly fixtureId: number
  readonly sportId: number
  readonly line: number | null
  readonly odds: number
  readonly version: number
}

export const listOffered = (db: Queries) =>
  db.many<OfferedOutcome>(sql`
    select o.id::text, o.fixture_id as "fixtureId", ${FOOTBALL}::integer as "sportId", m.line, o.odds, o.version
    from outcome o join market m on m.id = o.market_id order by o.id`)

export const listBettors = async (db: Queries): Promise<number[]> =>
  (await db.many<{ id: number }>(sql`select id from member where user_id like 'bettor%' order by id`)).map(
    row => row.id,
  )
