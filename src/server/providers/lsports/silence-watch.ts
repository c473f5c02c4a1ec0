import { type Instant, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

/** What is to be done about a package now. */
export type WatchOrder = 'close' | 'recover'

/**
 * Watches whether a package speaks. It is closed from the start and whenever no heartbeat has come for the
 * limit, the last one was too old when it came, or the feed said that it is interrupted; also when that was over
 * before anybody looked. While closed and spoken to again, it orders a recovery; only a recovery that ends well in
 * a healthy moment, without another lapse, opens it.
 */
export type SilenceWatch = {
  /** A heartbeat, at its turn: everything sent before it is stored. */
  beat(sentAt: Instant, interrupted: boolean): void
  /** What is due; given once. */
  order(): WatchOrder | undefined
  /** How the ordered recovery ended; whether the package is open now. */
  recovered(whole: boolean): boolean
  isOpen(): boolean
  lastBeat(): Instant | undefined
}

/** A failed recovery is tried again after this; the snapshot service asks for 15 seconds between whole ones. */
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
      // One that waited in the queue for longer than the limit tells of prices as old as itself.
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
