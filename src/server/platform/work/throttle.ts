import type { Clock } from '../process/clock.ts'

export type Throttle = {
  /** Counts one action of this key; false if it exceeds the limit. */
  take(key: string): boolean
  /** Whether the next action of this key would exceed the limit. */
  isExhausted(key: string): boolean
}

type Window = { count: number; readonly until: number }

const KEYS_BEFORE_SWEEP = 10_000

/** Limits actions per key and time window. In memory: a restart resets it. */
export function throttle(clock: Clock, limit: number, spanMilliseconds: number): Throttle {
  const windows = new Map<string, Window>()

  const current = (key: string): Window => {
    const now = clock.now()
    const known = windows.get(key)
    if (known && known.until > now) return known
    if (windows.size > KEYS_BEFORE_SWEEP) sweep(now)
    const fresh = { count: 0, until: now + spanMilliseconds }
    windows.set(key, fresh)
    return fresh
  }
  const sweep = (now: number) => {
    for (const [key, { until }] of windows) if (until <= now) windows.delete(key)
  }

  return {
    take: key => ++current(key).count <= limit,
    isExhausted: key => current(key).count >= limit,
  }
}
