import { type Instant, instant } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

export type TestClock = Clock & {
  /** Moves time on by so many milliseconds. */
  advance(milliseconds: number): void
  set(at: Instant | string): void
}

/** A clock that stands still until a test moves it. */
export function testClock(start: Instant | string = '2026-11-21T12:00:00+09:00'): TestClock {
  const read = (at: Instant | string) => (typeof at === 'string' ? instant(Date.parse(at)) : at)
  let now = read(start)
  return {
    now: () => now,
    advance: milliseconds => {
      now = instant(now + milliseconds)
    },
    set: at => {
      now = read(at)
    },
  }
}
