import { type Instant, instant, SECOND } from '#domain/instant.ts'
import { askTheTime } from '../postgres/health.sql.ts'
import type { Db } from '../postgres/postgres.ts'
import type { Clock } from './clock.ts'

/** The database's clock as this process can tell it. */
export type DatabaseClock = Clock & {
  close(): void
}

/** So often the database is asked again. */
const ASK_EVERY = 5 * SECOND
/** Of so many askings the quickest counts: it tells the time best. */
const ASKED_AT_ONCE = 3
/** A clock that goes back by less stands still until it has caught up; one that was set back by more is followed. */
const STANDS_STILL_MAX = 5 * SECOND

/** What the database said, and when by the steady counter of this process. */
type Reading = { readonly at: Instant; readonly counted: number; readonly took: number }

/**
 * Follows the clock of the database, which is one for all processes of the house: it is asked again and again, and counted
 * on in between by the machine's counter, which nobody can set. For what money depends on.
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

/** The middle of asking is taken for the moment of the answer. */
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
