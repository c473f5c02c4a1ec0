import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { lockMember, setLevel } from '../members.sql.ts'

/**
 * Raises a member's level automatically, never lowers it. Returns the previous level, or undefined without a change.
 * The caller logs the reason.
 */
export async function raiseLevel(
  tx: Tx,
  memberId: MemberId,
  level: number,
  at: Instant,
): Promise<number | undefined> {
  const member = await lockMember(tx, memberId)
  if (member?.kind !== 'member' || member.status !== 'active' || member.level >= level) return undefined
  await setLevel(tx, memberId, level, at)
  return member.level
}
