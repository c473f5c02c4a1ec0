import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { askTheTime } from '../postgres/health.sql.ts'
import type { Db } from '../postgres/postgres.ts'
import type { Clock } from './clock.ts'

/** The database's clock, followed by this process. */
export type DatabaseClock = Clock & {
  close(): void
}

/** Interval of reading the database's clock. */
const ASK_EVERY = 5 * SECOND
/** Number of reads each time; the fastest one counts, since it is the most accurate. */
const ASKED_AT_ONCE = 3
/** If the clock goes back by less, this one stands still until it catches up; a larger step back is followed. */
const STANDS_STILL_MAX = 5 * SECOND

/** The database's time, and the monotonic counter of this process at that moment. */
type Reading = { readonly at: Instant; readonly counted: number; readonly took: number }

/**
 * Follows the database's clock, which is shared by all processes: read regularly, and advanced in between by the
 * machine's monotonic counter, which cannot be set. For everything that money depends on.
 */
export async function followDatabaseClock(db: Db, onFault: (fault: unknown) => void): Promise<DatabaseClock> {
  let reading = await readClock(db)
  let last = reading.at
  let isAsking = false
  const timer = setInterval(() => {
    if (isAsking) return
    isAsking = true
    readClock(db)
      .then(fresh => {
        reading = fresh
      }, onFault)
      .finally(() => {
        isAsking = false
      })
  }, ASK_EVERY)
  timer.unref()
  return {
    now: () => {
      const now = instant(Math.floor(reading.at + performance.now() - reading.counted))
      if (now >= last || last - now > STANDS_STILL_MAX) last = now
      return last
    },
    close: () => clearInterval(timer),
  }
}

/** Assumes that the database answered in the middle of the round trip. */
async function readClock(db: Db): Promise<Reading> {
  const readings: Reading[] = []
  for (let time = 0; time < ASKED_AT_ONCE; time++) {
    const began = performance.now()
    const at = await askTheTime(db)
    const took = performance.now() - began
    readings.push({ at, counted: began + took / 2, took })
  }
  return readings.reduce((best, one) => (one.took < best.took ? one : best))
}
