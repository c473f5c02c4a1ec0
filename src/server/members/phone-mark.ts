import type { Instant } from '#domain/instant.ts'
import { phoneDigits } from '#domain/members/phone.ts'
import { typedDigits } from '#domain/typed-text.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Seal } from '#server/platform/process/seal.ts'

/** By which a phone is found again though it is sealed: the same for the same number, however it was written. */
export const phoneMark = (seal: Pick<Seal, 'mark'>, phone: string): Buffer =>
  seal.mark(`phone ${phoneDigits(phone) ?? typedDigits(phone)}`)

/** Whether a phone, by its mark, is that of somebody who is excluded; exclusions stand further right than members. */
export type IsPhoneExcluded = (db: Queries, mark: Buffer, at: Instant) => Promise<boolean>
