import type { MemberId } from '#domain/ids.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import { type Queries, raw, type Sql, sql, type Tx } from '#server/platform/postgres/postgres.ts'

/** Wildcards: every permission, including future ones; and all read permissions. */
export const ALL_PERMISSIONS = '*'
export const ALL_READS = '*:read'

/**
 * The permissions of a row of `member`: empty for others than operators; only read permissions for an operator with a
 * withdrawal type (SESSION-021).
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

/** Whether the role of a row of `member` requires a second factor for changes and approvals (X2). */
export const needsSecondFactorOf = (member: 'm' | 'member'): Sql => {
  const m = raw(member)
  return sql`
    (${m}.kind = 'operator' and exists (select from operator_role r where r.id = ${m}.role and r.second_factor))`
}

/** Name of a member's role; undefined for an unknown one. */
export const findRoleName = async (db: Queries, member: MemberId): Promise<string | undefined> =>
  (
    await db.maybe<{ name: string }>(
      sql`select r.name from member m join operator_role r on r.id = m.role where m.id = ${member} and m.kind = 'operator'`,
    )
  )?.name

/** Locks an active operator until the transaction ends and returns the role's permissions. */
export const lockOperator = (tx: Tx, id: MemberId) =>
  tx.maybe<OperatorRow>(sql`
    select m.id as "memberId", m.user_id as "userId", m.level, m.tendency, ${permissionsOf('m')} as permissions
    from member m where m.id = ${id} and m.kind = 'operator' and m.status = 'active' for share of m`)

export type OperatorRow = Pick<Caller, 'memberId' | 'userId' | 'level' | 'tendency'> & {
  readonly permissions: readonly string[]
}

/**
 * The other operators who may approve a request. Operators who got the right, the role or the account access from the
 * requester, or from themselves, without another's seconding, may not (X4).
 */
export const listApprovers = (db: Queries, asker: MemberId, right: Permission) =>
  db.many<{ memberId: MemberId; tied: boolean }>(sql`
    select m.id as "memberId", ${isTied(sql`p.given_by`, sql`p.seconded_by`, asker)}
      or ${isTied(sql`a.role_given_by`, sql`a.role_seconded_by`, asker)}
      or ${isTied(sql`a.access_given_by`, sql`a.access_seconded_by`, asker)} as tied
    from member m
    join operator_role r on r.id = m.role
    left join operator_permission p on p.role_id = r.id and p.permission = ${right} and not r.holds_all
    left join operator_account a on a.member_id = m.id
    where m.kind = 'operator' and m.status = 'active' and m.withdrawal_type = 0 and m.id <> ${asker}
      and (r.holds_all or p.role_id is not null)`)

/** True if the right was granted by the requester or the holder, and no other operator approved that. */
const isTied = (giver: Sql, seconder: Sql, asker: MemberId): Sql => sql`
  coalesce(${giver} in (${asker}, m.id) and (${seconder} is null or ${seconder} in (${asker}, m.id)), false)`
