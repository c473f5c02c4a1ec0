import { type Instant, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

/** The next action for a package. */
export type WatchOrder = 'close' | 'recover'

/**
 * Monitors whether a package of the feed is alive. The package is closed at the start, and again after each lapse: no
 * heartbeat within `limit`, a heartbeat that was too old on arrival, or an interruption that the feed reported (even if
 * it was over before it was noticed). When heartbeats return, the watch orders a recovery. The package opens once a
 * recovery succeeds without another lapse.
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
