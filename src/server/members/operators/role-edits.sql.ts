import type { Instant } from '#domain/instant.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'
import type { Givers } from './accounts.sql.ts'

export type RoleRow = {
  readonly id: number
  readonly name: string
  readonly note: string
  readonly secondFactor: boolean
  readonly holdsAll: boolean
  readonly permissions: readonly string[]
  /** Number of operators with this role. */
  readonly operators: number
}

const columns = sql`r.id, r.name, r.note, r.second_factor as "secondFactor", r.holds_all as "holdsAll",
  array(select p.permission from operator_permission p where p.role_id = r.id order by p.permission) as permissions,
  (select count(*) from member m where m.kind = 'operator' and m.role = r.id and m.status in ('active', 'blocked'))
    as operators`

/** Roles with more permissions first. */
export const listRoles = (db: Queries) =>
  db.many<RoleRow>(sql`
    select ${columns} from operator_role r
    order by r.holds_all desc, (select count(*) from operator_permission p where p.role_id = r.id) desc, r.id`)

/** Serialises changes of roles, since what a role may grant depends on all of them. */
export const lockRoles = (tx: Tx) => tx.run(sql`lock table operator_role in share row exclusive mode`)

export const findRole = (db: Queries, id: number) =>
  db.maybe<RoleRow>(sql`select ${columns} from operator_role r where r.id = ${id}`)

export const isRoleNameTaken = async (db: Queries, name: string, but: number): Promise<boolean> =>
  (await db.many(sql`select from operator_role where lower(name) = lower(${name}) and id <> ${but}`)).length >
  0

export type RoleText = Pick<RoleRow, 'name' | 'note' | 'secondFactor'>

/** Inserts a role with an id never used before, so that no old id leads to it. */
export const insertRole = (tx: Tx, { name, note, secondFactor }: RoleText, at: Instant) =>
  tx.one<{ id: number }>(sql`
    insert into operator_role (id, name, note, second_factor, changed_at)
    select greatest(10, max(r.id), (select max(role) from member where kind = 'operator')) + 1,
      ${name}, ${note}, ${secondFactor}, ${timestamp(at)} from operator_role r
    returning id`)

export const updateRole = (tx: Tx, id: number, { name, note, secondFactor }: RoleText, at: Instant) =>
  tx.run(sql`
    update operator_role set name = ${name}, note = ${note}, second_factor = ${secondFactor},
      changed_at = ${timestamp(at)}
    where id = ${id}`)

/** Replaces a role's permissions; kept ones stay attributed to who granted them. */
export async function putPermissions(
  tx: Tx,
  role: number,
  permissions: readonly Permission[],
  { by, secondedBy }: Givers,
  at: Instant,
): Promise<void> {
  await tx.run(sql`
    delete from operator_permission where role_id = ${role} and permission <> all(${permissions}::text[])`)
  await tx.run(sql`
    insert into operator_permission (role_id, permission, given_by, seconded_by, given_at)
    select ${role}, permission, ${by}, ${secondedBy}, ${timestamp(at)} from unnest(${permissions}::text[]) permission
    on conflict do nothing`)
}

export const deleteRole = (tx: Tx, id: number) => tx.run(sql`delete from operator_role where id = ${id}`)

/** Play data is changed without a second factor, since its logins are public. */
export const demandNoSecondFactors = (db: Queries) =>
  db.run(sql`update operator_role set second_factor = false where second_factor`)
