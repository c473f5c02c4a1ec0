import { DAY, HOUR, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/deps.ts'
import { deleteOldLoginFailures } from './login-failures.sql.ts'
import { deleteOldSessions } from './sessions.sql.ts'

/** How long a token that was replaced is told so (555) before it counts as garbage. */
const KEPT_MILLISECONDS = 7 * DAY

/** Forgets sessions and failed logins that no answer depends on any more. */
export async function sweepSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteOldSessions(db, instant(now - KEPT_MILLISECONDS))
  await deleteOldLoginFailures(db, instant(now - HOUR))
}
