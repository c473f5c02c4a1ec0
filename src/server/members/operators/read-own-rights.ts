import type { Permission } from '#domain/operators/permissions.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findRoleName } from './roles.sql.ts'

export type OwnRights = { readonly role: string; readonly permissions: Permission[] }

/** Returns an operator's permissions and the name of the role. */
export async function readOwnRights(
  { db }: Pick<Deps, 'db'>,
  { memberId, permissions }: Caller,
): Promise<OwnRights> {
  return { role: (await findRoleName(db, memberId)) ?? '역할 없음', permissions: [...permissions] }
}
