import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { OperatorState } from '#domain/operators/account-rules.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, raw, type Sql, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import { onceUntilOf } from '../own/once-passwords.sql.ts'
import { needsSecondFactorOf, permissionsOf } from './roles.sql.ts'

/** The networks from which the operator of a row of `member` may work; empty if the site's apply, and for others. */
export const addressesOf = (member: 'm' | 'member'): Sql => {
  const m = raw(member)
  return sql`
    coalesce(case when ${m}.kind = 'operator' then (
      select a.addresses from operator_account a where a.member_id = ${m}.id) end, '{}'::text[])`
}

/** The operator who granted a right, and the second operator who approved it; null for none. */
export type Givers = { readonly by: MemberId; readonly secondedBy: MemberId | null }

export const keepRoleGiver = (tx: Tx, id: MemberId, { by, secondedBy }: Givers) =>
  tx.run(sql`
    insert into operator_account (member_id, role_given_by, role_seconded_by) values (${id}, ${by}, ${secondedBy})
    on conflict (member_id) do update set role_given_by = excluded.role_given_by,
      role_seconded_by = excluded.role_seconded_by`)

/** Records the operator who gave access to an account, and the second operator who approved it. */
export const keepAccessGiver = (tx: Tx, id: MemberId, { by, secondedBy }: Givers) =>
  tx.run(sql`
    insert into operator_account (member_id, access_given_by, access_seconded_by) values (${id}, ${by}, ${secondedBy})
    on conflict (member_id) do update set access_given_by = excluded.access_given_by,
      access_seconded_by = excluded.access_seconded_by`)

export const putAddresses = (tx: Tx, id: MemberId, addresses: readonly string[]) =>
  tx.run(sql`
    insert into operator_account (member_id, addresses) values (${id}, ${addresses}::text[])
    on conflict (member_id) do update set addresses = excluded.addresses`)

export type OperatorAccount = {
  readonly id: MemberId
  readonly userId: string
  readonly nickname: string
  readonly role: number
  /** Undefined if the role no longer exists. */
  readonly roleName: string | null
  readonly state: OperatorState
  readonly withdrawalType: number
  readonly hasSecondFactor: boolean
  readonly needsSecondFactor: boolean
  readonly onceUntil: Instant | null
  readonly addresses: readonly string[]
  readonly permissions: readonly string[]
}

const columns = sql`m.id, m.user_id as "userId", m.nickname, m.role,
  (select r.name from operator_role r where r.id = m.role) as "roleName", m.status as state,
  m.withdrawal_type as "withdrawalType", m.has_second_factor as "hasSecondFactor",
  ${needsSecondFactorOf('m')} as "needsSecondFactor", ${onceUntilOf('m')} as "onceUntil",
  ${addressesOf('m')} as addresses, ${permissionsOf('m')} as permissions`

/**
 * Locks all operators and their data until the transaction ends, so that operations of two operators on each other are
 * serialised.
 */
export const lockAllOperators = (tx: Tx) =>
  tx.many<OperatorAccount>(sql`
    select ${columns} from member m where m.kind = 'operator' and m.status in ('active', 'blocked')
    order by m.id for update of m`)

export type OperatorsFilter = {
  readonly name?: string | undefined
  readonly role?: number | undefined
  readonly state?: OperatorState | undefined
  readonly now: Instant
}

const wanted = ({ name, role, state }: OperatorsFilter): Sql =>
  allOf(
    sql`m.kind = 'operator' and m.status in ('active', 'blocked')`,
    name !== undefined &&
      sql`(strpos(lower(m.user_id), lower(${name})) > 0 or strpos(lower(m.nickname), lower(${name})) > 0)`,
    role !== undefined && sql`m.role = ${role}`,
    state !== undefined && sql`m.status = ${state}`,
  )

export type ListedOperator = OperatorAccount & {
  readonly isLoggedIn: boolean
  readonly loginAt: Instant | null
  readonly loginAddress: string | null
  readonly loginAgent: string | null
}

/** Active operators first, by login name. */
export const operatorList = pagedList<ListedOperator, OperatorsFilter>({
  from: sql`member m`,
  where: wanted,
  rows: (where, part, { now }) => sql`
    select ${columns}, login.at as "loginAt", host(login.address) as "loginAddress", login.agent as "loginAgent",
      exists (select from session s where s.member_id = m.id and s.ended_at is null
        and s.expires_at > ${timestamp(now)}) as "isLoggedIn"
    from member m
    left join lateral (
      select e.at, e.address, e.agent from account_event e where e.member_id = m.id and e.what = 'login'
      order by e.id desc limit 1) login on true
    where ${where}
    order by m.status, lower(m.user_id), m.id ${part}`,
})
