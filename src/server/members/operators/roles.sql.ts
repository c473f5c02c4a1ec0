import type { MemberId } from '#domain/ids.ts'
import { type Queries, raw, type Sql, sql } from '#server/platform/postgres/postgres.ts'

/** Stand for every permission there is, also those that come later; and for all of them that only look. */
export const ALL_PERMISSIONS = '*'
export const ALL_READS = '*:read'

/**
 * The permissions of a row of `member`: none of who is no operator, of an operator whose withdrawal type is set those to
 * look alone (SESSION-021).
 */
export const permissionsOf = (member: 'm' | 'member'): Sql => {
  const m = raw(member)
  return sql`
    case when ${m}.kind <> 'operator' then '{}'
      when exists (select from operator_role r where r.id = ${m}.role and r.holds_all)
        then array[case when ${m}.withdrawal_type = 0 then ${raw(`'${ALL_PERMISSIONS}'`)} else ${raw(`'${ALL_READS}'`)} end]
      else array(
        select p.permission from operator_permission p
        where p.role_id = ${m}.role and (${m}.withdrawal_type = 0 or p.permission like '%:read')) end`
}

/** Whether the role of a row of `member` changes and approves nothing without a second factor (X2). */
export const needsSecondFactorOf = (member: 'm' | 'member'): Sql => {
  const m = raw(member)
  return sql`
    (${m}.kind = 'operator' and exists (select from operator_role r where r.id = ${m}.role and r.second_factor))`
}

/** Play data is changed without a second factor: its logins are everybody's. */
export const demandNoSecondFactors = (db: Queries) =>
  db.run(sql`update operator_role set second_factor = false where second_factor`)

/** What a member's role is called; undefined where there is no such role. */
export const findRoleName = async (db: Queries, member: MemberId): Promise<string | undefined> =>
  (
    await db.maybe<{ name: string }>(
      sql`select r.name from member m join operator_role r on r.id = m.role where m.id = ${member} and m.kind = 'operator'`,
    )
  )?.name
