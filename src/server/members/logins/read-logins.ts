import { HOUR, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countLocks, type LocksFilter, listLocks } from './login-counts.sql.ts'
import { countEvents, countRecentEvents, type EventsFilter, listEvents } from './login-events.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>
type Part = { readonly limit: number; readonly offset: number }

/** Returns a page of failed logins and locks, newest first, and their number. */
export async function readEvents({ db }: ReadDeps, filter: EventsFilter, part: Part) {
  const [events, totalCount] = await Promise.all([
    listEvents(db, { ...filter, ...part }),
    countEvents(db, filter),
  ])
  return { events, totalCount }
}

/** Returns a page of current locks, and their number. */
export async function readLocks({ db, clock }: ReadDeps, filter: LocksFilter, part: Part) {
  const now = clock.now()
  const [locks, totalCount] = await Promise.all([
    listLocks(db, { ...filter, ...part }, now),
    countLocks(db, filter, now),
  ])
  return { locks, totalCount }
}

const COUNTED_MAX = 1_000

/** Returns failures and locks of the last hour. */
export const readRecent = ({ db, clock }: ReadDeps) =>
  countRecentEvents(db, instant(clock.now() - HOUR), COUNTED_MAX)
