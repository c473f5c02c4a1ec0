import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'
import { notExcluded } from '../protection.sql.ts'

/** Whether the phone of this mark is that of somebody who is excluded at a moment. */
export const isPhoneExcluded = async (db: Queries, mark: Buffer, at: Instant): Promise<boolean> =>
  (
    await db.one<{ yes: boolean }>(sql`
      select exists (select from protection_phone p
        where p.mark = ${mark} and not (${notExcluded(sql`p.member_id`, at)})) as yes`)
  ).yes

export const putPhone = (tx: Queries, memberId: MemberId, mark: Buffer) =>
  tx.run(sql`
    insert into protection_phone (member_id, mark) values (${memberId}, ${mark})
    on conflict (member_id) do update set mark = excluded.mark`)

/** Of whom no exclusion is in force any more nothing is kept. */
export const deleteEndedPhones = (db: Queries, at: Instant) =>
  db.run(sql`delete from protection_phone p where ${notExcluded(sql`p.member_id`, at)}`)

/** Excluded members with a phone by which nobody would know them again yet. */
export const listUnknownPhones = (db: Queries, at: Instant) =>
  db.many<{ memberId: MemberId }>(sql`
    select m.id as "memberId" from member m
    where m.phone_sealed is not null and m.id in (select member_id from protection_exclusion)
      and not (${notExcluded(sql`m.id`, at)})
      and not exists (select from protection_phone p where p.member_id = m.id)`)
