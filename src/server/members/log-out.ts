import type { Deps } from '#server/platform/process/deps.ts'
import type { LiveSessions } from './live-sessions.ts'
import { endSessionByToken } from './login-sessions.sql.ts'
import { hashToken, readBearer } from './tokens.ts'

/** Ends the session of a token (SESSION-008). Without a token, or if it has already ended, does nothing (API-007). */
export async function logOut(
  { db, clock, sessions }: Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions },
  header: string | undefined,
): Promise<void> {
  const token = readBearer(header ?? '')
  if (token === undefined) return
  const ended = await db.transaction(tx => endSessionByToken(tx, hashToken(token), clock.now()))
  if (ended) sessions.forget(ended.memberId)
}
