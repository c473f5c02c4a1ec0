import { hash } from 'node:crypto'
import { instant, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type EnteredSession, enterSession } from './sessions.sql.ts'

/** Validity of a launch token (handbook 4.2). */
const TOKEN_SECONDS = 60

/** The hash of a launch token stored in the database. */
export const hashLaunchToken = (token: string): string => hash('sha256', token, 'base64')

/**
 * Redeems a launch token: once, within a minute of the launch, by the supplier it was made for. Undefined otherwise.
 */
export function authenticate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { supplierId, token }: { readonly supplierId: number; readonly token: string },
): Promise<EnteredSession | undefined> {
  const at = clock.now()
  const since = instant(at - TOKEN_SECONDS * SECOND)
  return enterSession(db, { tokenHash: hashLaunchToken(token), supplierId, since, at })
}
