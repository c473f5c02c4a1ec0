import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readRolePermissions } from './permissions.ts'
import { readOwnRights } from './read-own-rights.ts'
import { listRoles } from './role-edits.sql.ts'

/** Returns every role with its permissions, and which one is the caller's. */
export async function readRoles(deps: Pick<Deps, 'db'>, caller: Caller) {
  const [roles, own] = await Promise.all([listRoles(deps.db), readOwnRights(deps, caller)])
  return roles.map(role => ({
    ...role,
    permissions: [...readRolePermissions(role)],
    own: role.name === own.role,
  }))
}
