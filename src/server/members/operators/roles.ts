import type { Refusal } from '#contract/wire/refusals.ts'
import { ROLES_MAX } from '#domain/operators/account-rules.ts'
import { beyond, type Permission } from '#domain/operators/permissions.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, refusalForOne, type Site } from '#server/site/site.ts'
import { lockAllOperators } from './accounts.sql.ts'
import { giversOf } from './lock-target.ts'
import { readPermissions, readRolePermissions } from './permissions.ts'
import {
  deleteRole,
  findRole,
  insertRole,
  isRoleNameTaken,
  listRoles,
  lockRoles,
  putPermissions,
  type RoleRow,
  type RoleText,
  updateRole,
} from './role-edits.sql.ts'

export type RoleDeps = Pick<Deps, 'db' | 'clock'> & { readonly site: Pick<Site, 'settings'> }
export type RoleEntry = RoleText & { readonly permissions: readonly Permission[] }

type Done<Code extends Refusal['code']> = Promise<Result<{ id: number }, Refusal<Code>>>

/** Locks the roles and returns the caller's own role with its current permissions. */
async function lockEditor(tx: Tx, { operator }: OperatorAct) {
  await lockRoles(tx)
  const account = (await lockAllOperators(tx)).find(({ id }) => id === operator.memberId)
  const permissions = readPermissions(account?.state === 'active' ? account.permissions : [])
  return { role: account?.role, permissions }
}

/** Creates a role from permissions that the caller has; with an act log entry. */
export const createRole = (
  { db, clock, site }: RoleDeps,
  act: OperatorAct,
  entry: RoleEntry,
): Done<'ROLE_NAME_TAKEN' | 'RIGHT_NOT_OWN' | 'ROLES_FULL' | 'SECOND_PERSON_NEEDED'> =>
  db.transaction(async tx => {
    const { permissions: own } = await lockEditor(tx, act)
    if (beyond(entry.permissions, own).length > 0) return refuse({ code: 'RIGHT_NOT_OWN' })
    if ((await listRoles(tx)).length >= ROLES_MAX) return refuse({ code: 'ROLES_FULL' })
    if (await isRoleNameTaken(tx, entry.name, 0)) return refuse({ code: 'ROLE_NAME_TAKEN' })
    const done = {
      act: 'create-role',
      subject: `role:${entry.name}`,
      before: null,
      after: told(entry, entry.permissions),
    }
    const no = refusalForOne(site, act.operator, { class: 'roles', ...done })
    if (no) return refuse(no)
    const at = clock.now()
    const { id } = await insertRole(tx, entry, at)
    await putPermissions(tx, id, entry.permissions, giversOf(act), at)
    await recordAct(tx, { ...act, ...done, subject: `role:${id}`, at })
    return accept({ id })
  })

/**
 * Changes a role, effective from the next call of its operators, with an act log entry. Operators cannot change the
 * permissions of their own role, grant permissions that they do not have, or change a role with more permissions than
 * theirs. The role with all permissions keeps them.
 */
export const editRole = (
  { db, clock, site }: RoleDeps,
  act: OperatorAct,
  { id, ...entry }: RoleEntry & { readonly id: number },
): Done<
  | 'NOT_FOUND'
  | 'OWN_OPERATOR'
  | 'ROLE_FIXED'
  | 'ROLE_NAME_TAKEN'
  | 'RIGHT_NOT_OWN'
  | 'OPERATOR_ABOVE'
  | 'SECOND_PERSON_NEEDED'
> =>
  db.transaction(async tx => {
    const editor = await lockEditor(tx, act)
    const role = await findRole(tx, id)
    if (!role) return refuse({ code: 'NOT_FOUND' })
    const before = readRolePermissions(role)
    const isSame =
      before.size === entry.permissions.length && beyond(before, new Set(entry.permissions)).length === 0
    if (role.holdsAll && !isSame) return refuse({ code: 'ROLE_FIXED' })
    const isLooser = !isSame || (role.secondFactor && !entry.secondFactor)
    if (editor.role === id && isLooser) return refuse({ code: 'OWN_OPERATOR' })
    if (beyond(before, editor.permissions).length > 0) return refuse({ code: 'OPERATOR_ABOVE' })
    if (beyond(entry.permissions, editor.permissions).length > 0) return refuse({ code: 'RIGHT_NOT_OWN' })
    if (await isRoleNameTaken(tx, entry.name, id)) return refuse({ code: 'ROLE_NAME_TAKEN' })
    const change = {
      act: 'edit-role',
      subject: `role:${id}`,
      before: told(role, [...before]),
      after: told(entry, entry.permissions),
    }
    if (JSON.stringify(change.before) === JSON.stringify(change.after)) return accept({ id })
    const no = refusalForOne(site, act.operator, { class: 'roles', ...change })
    if (no) return refuse(no)
    const at = clock.now()
    await updateRole(tx, id, entry, at)
    if (!role.holdsAll) await putPermissions(tx, id, entry.permissions, giversOf(act), at)
    await recordAct(tx, { ...act, ...change, at })
    return accept({ id })
  })

/** Deletes an unused role; with an act log entry. */
export const removeRole = (
  { db, clock, site }: RoleDeps,
  act: OperatorAct,
  id: number,
): Done<'NOT_FOUND' | 'ROLE_FIXED' | 'ROLE_IN_USE' | 'OPERATOR_ABOVE' | 'SECOND_PERSON_NEEDED'> =>
  db.transaction(async tx => {
    const editor = await lockEditor(tx, act)
    const role = await findRole(tx, id)
    if (!role) return refuse({ code: 'NOT_FOUND' })
    if (role.holdsAll) return refuse({ code: 'ROLE_FIXED' })
    if (role.operators > 0) return refuse({ code: 'ROLE_IN_USE' })
    const held = readRolePermissions(role)
    if (beyond(held, editor.permissions).length > 0) return refuse({ code: 'OPERATOR_ABOVE' })
    const change = { act: 'delete-role', subject: `role:${id}`, before: told(role, [...held]), after: null }
    const no = refusalForOne(site, act.operator, { class: 'roles', ...change })
    if (no) return refuse(no)
    await deleteRole(tx, id)
    await recordAct(tx, { ...act, ...change, at: clock.now() })
    return accept({ id })
  })

/** A role for the act log. */
const told = (
  { name, note, secondFactor }: Pick<RoleRow, 'name' | 'note' | 'secondFactor'>,
  permissions: readonly Permission[],
) => ({ name, note, secondFactor, permissions: permissions.toSorted().join(', ') })
