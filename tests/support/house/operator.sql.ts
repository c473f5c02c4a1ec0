import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Inserts an operator without a login. The act log accepts only existing operators. */
export const insertOperator = (db: Queries, id: MemberId, now: Instant) =>
  db.run(sql`
    insert into member (id, uid, user_id, nickname, password_hash, kind, role, status, recommender_code,
      joined_at, activated_at, updated_at)
    overriding system value
    values (${id}, gen_random_uuid(), 'admin', '관리자', '-', 'operator', 10, 'active', 'ADMIN1',
      ${timestamp(now)}, ${timestamp(now)}, ${timestamp(now)})`)
