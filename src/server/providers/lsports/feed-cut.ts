import { setTimeout as sleep } from 'node:timers/promises'
import { type Instant, instant, SECOND } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

/** A drill: deliveries are held back, unread and unacknowledged, as if the connection were dead. */
export type FeedCut = {
  cut(until: Instant): void
  /** Resolves when the cut ends, or reading stops. */
  uncut(): Promise<void>
}

const LOOK_EVERY = SECOND / 5

export function openFeedCut(clock: Clock, stopping: AbortSignal): FeedCut {
  let until = instant(0)
  return {
    cut: end => {
      until = end
    },
    uncut: async () => {
      while (clock.now() < until && !stopping.aborted)
        await sleep(LOOK_EVERY, undefined, { signal: stopping }).catch(() => {})
    },
  }
}
