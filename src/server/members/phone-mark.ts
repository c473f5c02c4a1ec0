import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Seal } from '#server/platform/process/seal.ts'
import { findOwnFacts } from './members.sql.ts'

/** Whether a phone, told by its mark, is that of somebody who is excluded; exclusions stand further right than members. */
export type IsPhoneExcluded = (db: Queries, mark: Buffer, at: Instant) => Promise<boolean>

/** By what a phone is known again, however it is written; without the house's key it says nothing of the number. */
export function phoneMark(seal: Pick<Seal, 'mark'>, phone: string): Buffer {
  const digits = phone.replaceAll(/\D/g, '').replace(/^82(?=1)/, '0')
  return seal.mark(`phone:${digits}`)
}

/** That of a member's phone; undefined where the house has none. */
export async function markOfPhone(db: Queries, seal: Seal, memberId: MemberId): Promise<Buffer | undefined> {
  const { phoneSealed } = await findOwnFacts(db, memberId)
  return phoneSealed === null ? undefined : phoneMark(seal, seal.open(phoneSealed))
}
