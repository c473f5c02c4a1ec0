import type { MemberId } from '#domain/ids.ts'
import { instant, MINUTE } from '#domain/instant.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { endSessionOf, insertSession } from './login-sessions.sql.ts'
import { hashToken, makeToken } from './tokens.ts'

/**
 * Begins a session of a member whose row the transaction has locked, and ends the previous one (SESSION-024). Returns
 * the token, which is not stored. The session ends after `logoutMin` at the latest (SESSION-003).
 */
export async function beginSession(
  tx: Tx,
  { clock, site }: Pick<Deps, 'clock'> & { readonly site: Site },
  memberId: MemberId,
  ip: string,
  deviceId: number | null = null,
): Promise<string> {
  const token = makeToken()
  const now = clock.now()
  const expiresAt = instant(now + site.settings().logoutMin * MINUTE)
  await endSessionOf(tx, memberId, 'replaced', now)
  await insertSession(tx, { tokenHash: hashToken(token), memberId, beganAt: now, expiresAt, ip, deviceId })
  return token
}
