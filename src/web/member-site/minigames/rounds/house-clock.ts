import { useSyncExternalStore } from 'react'
import { type Instant, instant } from '#domain/instant.ts'
import { now } from '#web/kit/time/time.ts'

/** Rounds follow the database's clock, whatever the browser's clock says. Difference in milliseconds. */
let offset = 0
/** Recent offsets. Each was delayed by the network, so the largest is the most accurate. */
let heard: readonly number[] = []

const KEPT = 8
/** A larger jump means that the browser's clock was set: older offsets are invalid. */
const JUMP_MILLISECONDS = 5_000

/** Records a server time in epoch milliseconds. */
export function hearHouseTime(told: number): void {
  const late = told - now()
  const same = heard.filter(one => Math.abs(one - late) < JUMP_MILLISECONDS)
  heard = [late, ...same].slice(0, KEPT)
  offset = Math.max(...heard)
}

/** The server's time. */
export const houseNow = (): Instant => instant(now() + offset)

/** Short enough to show a closing on time. */
const BEAT_MILLISECONDS = 250
const listeners = new Set<() => void>()
let timer: number | undefined

function subscribe(notify: () => void): () => void {
  listeners.add(notify)
  timer ??= window.setInterval(() => {
    for (const each of listeners) each()
  }, BEAT_MILLISECONDS)
  return () => {
    listeners.delete(notify)
    if (listeners.size > 0) return
    window.clearInterval(timer)
    timer = undefined
  }
}

/** A value derived from the server's time; re-renders only when it changes. */
export const useHouseClock = <T extends string | number | boolean>(read: (now: Instant) => T): T =>
  useSyncExternalStore(subscribe, () => read(houseNow()))
