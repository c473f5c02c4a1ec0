import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { raw, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

const keptOf = (member: 'm' | 'member', column: 'until' | 'used_at'): Sql =>
  sql`(select o.${raw(column)} from once_password o where o.member_id = ${raw(member)}.id)`

/** Validity of the one-time password of a row of `member`, and when it was used; null without one. */
export const onceUntilOf = (member: 'm' | 'member'): Sql => keptOf(member, 'until')
export const onceUsedAtOf = (member: 'm' | 'member'): Sql => keptOf(member, 'used_at')

/** Makes the password valid for one login until then. */
export const keepOncePassword = (tx: Tx, id: MemberId, until: Instant) =>
  tx.run(sql`
    insert into once_password (member_id, until) values (${id}, ${timestamp(until)})
    on conflict (member_id) do update set until = excluded.until, used_at = null`)

/** Uses up a one-time password; false if it was already used, even a moment before. */
export const takeOncePassword = async (tx: Tx, id: MemberId, now: Instant): Promise<boolean> =>
  (await tx.run(sql`
    update once_password set used_at = ${timestamp(now)}
    where member_id = ${id} and until > ${timestamp(now)} and used_at is null`)) > 0

/** The password is the member's own again. */
export const endOncePassword = (tx: Tx, id: MemberId) =>
  tx.run(sql`delete from once_password where member_id = ${id}`)
