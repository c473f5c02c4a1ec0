import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { lockMember, setLevel } from '../members.sql.ts'

/**
 * Puts a member on a higher level because of what the house counts, never on a lower one; the level before, or undefined
 * where nothing changed. Whoever asks writes down why.
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
