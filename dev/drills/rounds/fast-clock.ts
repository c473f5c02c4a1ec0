import { type Instant, instant } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

/** A clock that runs many times as fast as the machine's, the same in every process that is given the same beginning. */
export type FastClock = Clock & {
  /** Milliseconds of the machine until a moment of this clock; below zero where it has passed. */
  until(at: Instant): number
}

export const fastClock = (base: number, speed: number): FastClock => ({
  now: () => instant(Math.floor(base + (Date.now() - base) * speed)),
  until: at => (at - base) / speed + base - Date.now(),
})
