import { HOUR, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type LocksFilter, lockList } from './login-counts.sql.ts'
import { countRecentEvents, type EventsFilter, eventList } from './login-events.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** Returns a page of failed logins and locks, newest first. */
export async function readEvents({ db }: ReadDeps, filter: EventsFilter, page: number) {
  const { rows, ...counts } = await eventList.page(db, filter, page)
  return { events: rows, ...counts }
}

/** Returns a page of current locks. */
export async function readLocks({ db, clock }: ReadDeps, filter: Omit<LocksFilter, 'now'>, page: number) {
  const { rows, ...counts } = await lockList.page(db, { ...filter, now: clock.now() }, page)
  return { locks: rows, ...counts }
}

const COUNTED_MAX = 1_000

/** Returns failures and locks of the last hour. */
export const readRecent = ({ db, clock }: ReadDeps) =>
  countRecentEvents(db, instant(clock.now() - HOUR), COUNTED_MAX)
