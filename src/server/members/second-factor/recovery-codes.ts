import { randomInt } from 'node:crypto'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { typedCode } from '#domain/typed-text.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Seal } from '#server/platform/process/seal.ts'
import { deleteRecoveryCodes, insertRecoveryCodes, useRecoveryCode } from './recovery-codes.sql.ts'

const CODES = 10
/** Characters that cannot be confused; ten of them are 49 bits, and guesses are counted. */
const SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const HALF = 5

const half = (): string => Array.from({ length: HALF }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('')

/** Only a keyed hash of a code is stored: without the key the database reveals none. */
const digestOf = (seal: Seal, memberId: MemberId, code: string): Buffer =>
  seal.mark(`recovery:${memberId}:${typedCode(code).replaceAll(/[^A-Z0-9]/g, '')}`)

/** Creates ten codes, replacing all earlier ones. They are returned only now. */
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

/** Uses up a code in any notation; false if invalid. */
export const takeRecoveryCode = (
  tx: Tx,
  seal: Seal,
  { memberId, code, at }: { readonly memberId: MemberId; readonly code: string; readonly at: Instant },
): Promise<boolean> => useRecoveryCode(tx, memberId, digestOf(seal, memberId, code), at)
