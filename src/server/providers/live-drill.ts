import { type Instant, instant, SECOND } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'

/** Notification that cuts every live feed for some seconds: `notify feed_drill, '30'`. */
export const DRILL_CHANNEL = 'feed_drill'

const CUT_SECONDS_MAX = 600

/** Listens for drills (`npm run drill -- silence SECONDS`): the feed must be silent until the given time. */
export const listenForDrills = (
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  cut: (until: Instant) => void,
): Promise<() => void> =>
  db.listen(DRILL_CHANNEL, payload => {
    const seconds = Math.min(CUT_SECONDS_MAX, Math.max(0, Math.floor(Number(payload)) || 0))
    log.warn({ seconds }, 'drill: the live feed is cut')
    cut(instant(clock.now() + seconds * SECOND))
  })
