import { type Instant, instant } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

/** A clock that runs many times faster than the machine's. All processes with the same base show the same time. */
export type FastClock = Clock & {
  /** Milliseconds of real time until a moment of this clock; negative when it has passed. */
  until(at: Instant): number
}

export const fastClock = (base: number, speed: number): FastClock => ({
  now: () => instant(Math.floor(base + (Date.now() - base) * speed)),
  until: at => (at - base) / speed + base - Date.now(),
})
