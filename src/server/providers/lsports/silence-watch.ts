import { type Instant, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

/** What to do with a package now. */
export type WatchOrder = 'close' | 'recover'

/**
 * Monitors whether a package is alive. It is closed at the start, and whenever no heartbeat has come within the limit,
 * a heartbeat was too old on arrival, or the feed reported an interruption; even if that ended before it was noticed.
 * While closed and alive again, it orders a recovery; only a successful recovery without another lapse opens it.
 */
export type SilenceWatch = {
  /** Processes a heartbeat in order: everything sent before it is stored. */
  beat(sentAt: Instant, interrupted: boolean): void
  /** The next order; returned once. */
  order(): WatchOrder | undefined
  /** Reports the end of the ordered recovery; returns whether the package is open now. */
  recovered(whole: boolean): boolean
  isOpen(): boolean
  lastBeat(): Instant | undefined
}

/** Retry interval of a failed recovery; the snapshot service requires 15 seconds between whole ones. */
const RETRY_AFTER = 15 * SECOND

export function openSilenceWatch(clock: Clock, limit: number): SilenceWatch {
  let state: 'closed' | 'recovering' | 'open' = 'closed'
  let heardAt: Instant | undefined
  let interrupted = false
  let retryAt = 0
  let hasLapsed = false

  const isHealthy = () => !interrupted && heardAt !== undefined && clock.now() - heardAt <= limit
  return {
    beat: (sentAt, isInterrupted) => {
      if (!isHealthy()) hasLapsed = true
      interrupted = isInterrupted
      // A heartbeat that waited in the queue beyond the limit belongs to prices as old as itself.
      if (clock.now() - sentAt <= limit) heardAt = clock.now()
    },
    order: () => {
      if (state === 'open' && (hasLapsed || !isHealthy())) {
        state = 'closed'
        hasLapsed = false
        return 'close'
      }
      if (state === 'closed' && isHealthy() && clock.now() >= retryAt) {
        state = 'recovering'
        hasLapsed = false
        return 'recover'
      }
      return undefined
    },
    recovered: whole => {
      if (state !== 'recovering') return false
      state = whole && !hasLapsed && isHealthy() ? 'open' : 'closed'
      retryAt = whole ? 0 : clock.now() + RETRY_AFTER
      return state === 'open'
    },
    isOpen: () => state === 'open' && !hasLapsed,
    lastBeat: () => heardAt,
  }
}
