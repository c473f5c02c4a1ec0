import { type Instant, instant } from '#domain/instant.ts'
import type { Clock } from '#server/platform/process/clock.ts'

export type TestClock = Clock & {
  /** Advances the time by this many milliseconds. */
  advance(milliseconds: number): void
  set(at: Instant | string): void
}

/** Saturday noon in Seoul: the default start of a test's clock. */
export const TEST_START = instant(Date.parse('2026-11-21T12:00:00+09:00'))

/** A clock that stands still until a test moves it. */
export function testClock(start: Instant | string = TEST_START): TestClock {
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
