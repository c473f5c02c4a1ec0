import type { Instant } from '#domain/instant.ts'
import { type Db, type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Inserts operators who may read everything; returns their ids. */
export const insertOperators = async (db: Db, count: number, now: Instant): Promise<number[]> =>
  (
    await db.many<{ id: number }>(sql`
      insert into member (uid, user_id, nickname, password_hash, kind, role, level, status, recommender_code,
        joined_at, activated_at, updated_at)
      select gen_random_uuid(), 'benchdesk' || n, '운영자' || n, '', 'operator', role.id, 1, 'active', 'BENCHDESK' || n,
        ${timestamp(now)}, ${timestamp(now)}, ${timestamp(now)}
      from (select id from operator_role order by holds_all desc, id desc limit 1) role,
        generate_series(1, ${count}::integer) n
      returning id`)
  ).map(({ id }) => id)

export const listOperators = async (db: Queries): Promise<number[]> =>
  (await db.many<{ id: number }>(sql`select id from member where user_id like 'benchdesk%' order by id`)).map(
    ({ id }) => id,
  )

/** Spreads members over levels and sign-up dates. Members who bet during the measurement have one level. */
export const spreadMembers = (db: Queries, bettors: number, now: Instant) =>
  db.run(sql`
    update member m set level = case when place <= ${bettors} then 5 else 1 + m.id % 10 end,
      joined_at = ${timestamp(now)}::timestamptz - (${bettors} + place) % 300 * interval '1 day',
      status = case when place > ${bettors} and m.id % 50 = 7 then 'blocked' else m.status end,
      last_login_at = ${timestamp(now)}::timestamptz - hashint8(m.id)::bigint % 2592000 * interval '1 second'
        - interval '31 days'
    from (select id, row_number() over (order by id) as place from member where user_id like 'bettor%') own
    where own.id = m.id`)

/**
 * Inserts six logins for each member in the last weeks. Most come from a few thousand addresses, every tenth from one
 * of the five of a mobile network. Also inserts some devices that two members share, failed logins, and who
 * recommended whom.
 */
export async function insertLogins(db: Queries, now: Instant): Promise<void> {
  await db.run(sql`
    insert into account_event (member_id, at, what, address, agent)
    select m.id, ${timestamp(now)}::timestamptz - (n * 7 + m.id % 7) * interval '1 day', 'login',
      case when (m.id + n) % 10 = 0 then '223.38.1.' || m.id % 5 else '10.' || m.id % 20 || '.' || m.id % 200 || '.' || n end
        ::inet, 'Chrome · Windows'
    from generate_series(6, 1, -1) n, (select id from member where user_id like 'bettor%' order by id) m`)
  await db.run(sql`
    insert into login_event (at, what, member_id, name, address, agent)
    select ${timestamp(now)}::timestamptz - m.id % 60 * interval '1 day', 'mismatch', m.id, m.user_id, '10.1.1.1', 'Chrome'
    from member m where m.id % 10 = 3`)
  await db.run(sql`
    insert into login_device (token_hash, member_id, made_at, used_at, agent)
    select sha256(('device ' || m.id)::bytea), m.id, ${timestamp(now)}, ${timestamp(now)}, 'Chrome · Windows'
    from member m where user_id like 'bettor%'`)
  await db.run(sql`
    insert into shared_browser (member_id, other_id, day)
    select own.id, other.id, seoul_day(${timestamp(now)}) from member own
    join member other on other.id = own.id + case when own.id % 20 = 0 then 1 else -1 end
    where own.id % 20 in (0, 1) and own.user_id like 'bettor%' and other.user_id like 'bettor%'`)
  await db.run(sql`
    update member set recommended_by = id / 10 + 1 - id / 10 % 10
    where id > 100 and exists (select from member r where r.id = member.id / 10 + 1 - member.id / 10 % 10)`)
}

/** Returns members who have more bets than fit on one page. */
export const listRegulars = async (db: Queries): Promise<number[]> =>
  (
    await db.many<{ id: number }>(sql`
      select member_id as id from report_member_day group by member_id order by sum(bets) desc, member_id limit 10`)
  ).map(({ id }) => id)

export const sumsOfDay = (db: Queries) =>
  db.one<{ bets: number; staked: number; paid: number; rows: number }>(sql`
    select coalesce(sum(bets), 0)::bigint as bets, coalesce(sum(staked), 0)::bigint as staked,
      coalesce(sum(paid), 0)::bigint as paid, count(*) as rows
    from report_day where day = seoul_day(now())`)
