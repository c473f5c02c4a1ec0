import type { MemberId } from '#domain/ids.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { readPermissions } from './permissions.ts'
import { lockOperator } from './roles.sql.ts'

/**
 * Returns an operator as a caller with current permissions, without a request; undefined if the operator no longer
 * exists.
 */
export async function findOperator(tx: Tx, id: MemberId): Promise<Caller | undefined> {
  const row = await lockOperator(tx, id)
  return row && { ...row, kind: 'operator', permissions: readPermissions(row.permissions) }
}
