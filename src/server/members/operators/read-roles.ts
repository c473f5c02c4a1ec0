import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readRolePermissions } from './permissions.ts'
import { readOwnRights } from './read-own-rights.ts'
import { listRoles } from './role-edits.sql.ts'

/** Every role with what it allows, and which one is that of who asks. */
export async function readRoles(deps: Pick<Deps, 'db'>, caller: Caller) {
  const [roles, own] = await Promise.all([listRoles(deps.db), readOwnRights(deps, caller)])
  return roles.map(role => ({
    ...role,
    permissions: [...readRolePermissions(role)],
    own: role.name === own.role,
  }))
}
