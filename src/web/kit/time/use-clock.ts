import { useSyncExternalStore } from 'react'
import type { Instant } from '#domain/instant.ts'
import { now } from './time.ts'

const beat = 1_000
const listeners = new Set<() => void>()
let timer: number | undefined

/** One shared timer for all components that show time, running only while there are any. */
function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  timer ??= window.setInterval(() => {
    for (const each of listeners) each()
  }, beat)
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
  }
}

/**
 * A value derived from the time, updated every second: `useClock(now => untilStart(startsAt, now))`.
 * Re-renders only when the value changes.
 */
export const useClock = <T extends string | number | boolean>(read: (now: Instant) => T): T =>
  useSyncExternalStore(subscribe, () => read(now()))
