import { hash } from 'node:crypto'
import { instant, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type EnteredSession, enterSession } from './sessions.sql.ts'

/** A launch token counts for so long (handbook 4.2). */
const TOKEN_SECONDS = 60

/** What the database keeps of a launch token. */
export const hashLaunchToken = (token: string): string => hash('sha256', token, 'base64')

/** Takes a launch token: once, within a minute of its launch, by the supplier that it was made for; undefined for any other. */
export function authenticate(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { supplierId, token }: { readonly supplierId: number; readonly token: string },
): Promise<EnteredSession | undefined> {
  const at = clock.now()
  const since = instant(at - TOKEN_SECONDS * SECOND)
  return enterSession(db, { tokenHash: hashLaunchToken(token), supplierId, since, at })
}
