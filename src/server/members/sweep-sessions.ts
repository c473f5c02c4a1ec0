import { DAY, instant } from '#domain/instant.ts'
import { GUESSES_KEPT } from '#domain/members/login-guesses.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deleteOldSessions } from './login-sessions.sql.ts'
import { DEVICE_KEPT } from './logins/known-devices.ts'
import { deleteOldCounts } from './logins/login-counts.sql.ts'
import { deleteOldDevices } from './logins/login-devices.sql.ts'
import { deleteOldEvents } from './logins/login-events.sql.ts'
import { deleteOldShared } from './logins/shared-browsers.sql.ts'
import { deleteOldAccountEvents } from './own/account-events.sql.ts'
import { deleteOldTickets } from './second-factor/login-tickets.sql.ts'
import { deleteOldChallenges } from './second-factor/passkeys.sql.ts'

/** How long a replaced token is answered with 555 before it counts as unknown. */
const KEPT_MILLISECONDS = 7 * DAY

/** Maximum age (T8) and number of entries in the log of failed logins, so that a flood does not fill the disk. */
const EVENTS_KEPT_MILLISECONDS = 90 * DAY
const EVENTS_KEPT = 500_000
/** Events of members' accounts are kept longer, since questions about them come late. */
const ACCOUNT_EVENTS_KEPT_MILLISECONDS = 400 * DAY

/** Deletes sessions, devices and failed logins that no response depends on any more. */
export async function sweepSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteOldSessions(db, instant(now - KEPT_MILLISECONDS))
  await deleteOldCounts(db, instant(now - GUESSES_KEPT))
  await deleteOldDevices(db, instant(now - DEVICE_KEPT))
  await deleteOldEvents(db, instant(now - EVENTS_KEPT_MILLISECONDS), EVENTS_KEPT)
  await deleteOldAccountEvents(db, instant(now - ACCOUNT_EVENTS_KEPT_MILLISECONDS))
  await deleteOldShared(db, instant(now - ACCOUNT_EVENTS_KEPT_MILLISECONDS))
  await deleteOldTickets(db, now)
  await deleteOldChallenges(db, now)
}
