import {
  changesSomething,
  isPermission,
  type Permission,
  permissionNames,
} from '#domain/operators/permissions.ts'
import { ALL_PERMISSIONS, ALL_READS } from './roles.sql.ts'

const NONE: ReadonlySet<Permission> = new Set()
const ALL: ReadonlySet<Permission> = new Set(permissionNames)
const READS: ReadonlySet<Permission> = new Set(permissionNames.filter(one => !changesSomething(one)))

/** Parses permissions of a database row; those of another version of the server are ignored. */
export function readPermissions(texts: readonly string[]): ReadonlySet<Permission> {
  if (texts.length === 0) return NONE
  if (texts.includes(ALL_PERMISSIONS)) return ALL
  return texts.includes(ALL_READS) ? READS : new Set(texts.filter(isPermission))
}

/** Returns the permissions of a role. */
export const readRolePermissions = ({
  holdsAll,
  permissions,
}: {
  readonly holdsAll: boolean
  readonly permissions: readonly string[]
}): ReadonlySet<Permission> => (holdsAll ? ALL : readPermissions(permissions))
