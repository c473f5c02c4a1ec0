import { randomInt } from 'node:crypto'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { typedCode } from '#domain/typed-text.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Seal } from '#server/platform/process/seal.ts'
import { deleteRecoveryCodes, insertRecoveryCodes, useRecoveryCode } from './recovery-codes.sql.ts'

const CODES = 10
/** Signs that nobody mistakes for each other; ten of them are 49 bits, and guesses are counted. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const HALF = 5

const half = (): string => Array.from({ length: HALF }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

/** Of a code only a keyed mark is kept: without the house's key the database tells none. */
const digestOf = (seal: Seal, memberId: MemberId, code: string): Buffer =>
  seal.mark(`recovery:${memberId}:${typedCode(code).replaceAll(/[^A-Z0-9]/g, '')}`)

/** Makes ten new codes in the place of all that the member had. They are told now and never again. */
export async function makeRecoveryCodes(tx: Tx, seal: Seal, memberId: MemberId): Promise<readonly string[]> {
  const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`)
  await deleteRecoveryCodes(tx, memberId)
  await insertRecoveryCodes(
    tx,
    memberId,
    codes.map(code => digestOf(seal, memberId, code)),
  )
  return codes
}

/** Uses a code up, however it is typed; false where it is none. */
export const takeRecoveryCode = (
  tx: Tx,
  seal: Seal,
  { memberId, code, at }: { readonly memberId: MemberId; readonly code: string; readonly at: Instant },
): Promise<boolean> => useRecoveryCode(tx, memberId, digestOf(seal, memberId, code), at)
