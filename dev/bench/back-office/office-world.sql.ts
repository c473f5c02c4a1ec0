import type { Instant } from '#domain/instant.ts'
import { type Db, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Operators who may look at everything; gives their numbers. */
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

/** Three logins of each member in the last weeks, from a few thousand addresses, and who has recommended whom. */
export async function insertLogins(db: Db, now: Instant): Promise<void> {
  await db.run(sql`
    insert into account_event (member_id, at, what, address, agent)
    select m.id, ${timestamp(now)}::timestamptz - (n * 7 + m.id % 7) * interval '1 day', 'login',
      ('10.' || m.id % 20 || '.' || m.id % 200 || '.' || n)::inet, 'Chrome · Windows'
    from member m, generate_series(1, 3) n`)
  await db.run(sql`
    update member set recommended_by = id / 10 + 1 - id / 10 % 10
    where id > 100 and exists (select from member r where r.id = member.id / 10 + 1 - member.id / 10 % 10)`)
}
