import type { MemberId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Gives members who are only wallets a member row with a level. */
export const insertLevels = (db: Queries, levels: ReadonlyMap<MemberId, number>) =>
  db.run(sql`
    insert into member (id, uid, user_id, nickname, password_hash, level, status, recommender_code, joined_at,
      activated_at, updated_at)
    overriding system value
    select m.id, gen_random_uuid(), 'm' || m.id, 'm' || m.id, '', m.level, 'active', 'R' || m.id, now(), now(), now()
    from unnest(${[...levels.keys()]}::bigint[], ${[...levels.values()]}::smallint[]) m(id, level)`)
