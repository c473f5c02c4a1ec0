import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Records that a member has logged in with a browser that has the devices of these tokens, and their members. */
export const insertShared = (
  db: Pick<Queries, 'run'>,
  memberId: MemberId,
  tokenHashes: readonly string[],
  at: Instant,
) =>
  db.run(sql`
    with others as (
      select distinct d.member_id as id from unnest(${tokenHashes}::text[]) asked(hash)
      join login_device d on d.token_hash = decode(asked.hash, 'base64') where d.member_id <> ${memberId}
    )
    insert into shared_browser (member_id, other_id, day)
    select ${memberId}, id, seoul_day(${timestamp(at)}) from others
    union all select id, ${memberId}, seoul_day(${timestamp(at)}) from others
    on conflict do nothing`)

/** Deletes old entries. */
export const deleteOldShared = (db: Pick<Queries, 'run'>, before: Instant) =>
  db.run(sql`delete from shared_browser where day < seoul_day(${timestamp(before)})`)
