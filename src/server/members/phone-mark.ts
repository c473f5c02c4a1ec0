import type { Instant } from '#domain/instant.ts'
import { phoneDigits } from '#domain/members/phone.ts'
import { typedDigits } from '#domain/typed-text.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Seal } from '#server/platform/process/seal.ts'

/** Search mark of an encrypted phone number: equal for the same number in any notation. */
export const phoneMark = (seal: Pick<Seal, 'mark'>, phone: string): Buffer =>
  seal.mark(`phone ${phoneDigits(phone) ?? typedDigits(phone)}`)

/**
 * Whether the phone with this mark belongs to an excluded person; a callback, because exclusions are in a later layer.
 */
export type IsPhoneExcluded = (db: Queries, mark: Buffer, at: Instant) => Promise<boolean>
