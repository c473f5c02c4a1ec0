import type { Permission } from '#domain/operators/permissions.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findRoleName } from './roles.sql.ts'

export type OwnRights = { readonly role: string; readonly permissions: Permission[] }

/** What an operator may do, and what the role is called that says so. */
export async function readOwnRights(
  { db }: Pick<Deps, 'db'>,
  { memberId, permissions }: Caller,
): Promise<OwnRights> {
  return { role: (await findRoleName(db, memberId)) ?? '역할 없음', permissions: [...permissions] }
}
