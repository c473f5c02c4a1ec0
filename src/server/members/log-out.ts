import type { Deps } from '#server/platform/deps.ts'
import type { LiveSessions } from './live-sessions.ts'
import { endSessionByToken, tellMemberChanged } from './sessions.sql.ts'
import { hashToken, readBearer } from './tokens.ts'

/** Ends the session of a token (SESSION-008). Without one, or when it is over already, nothing happens (API-007). */
export async function logOut(
  { db, clock, sessions }: Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions },
  header: string | undefined,
): Promise<void> {
  const token = readBearer(header ?? '')
  if (token === undefined) return
  const ended = await db.transaction(async tx => {
    const session = await endSessionByToken(tx, hashToken(token), clock.now())
    if (session) await tellMemberChanged(tx, session.memberId)
    return session
  })
  if (ended) sessions.forget(ended.memberId)
}
