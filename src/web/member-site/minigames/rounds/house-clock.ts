import { useSyncExternalStore } from 'react'
import { type Instant, instant } from '#domain/instant.ts'
import { now } from '#web/kit/time/time.ts'

/** Rounds go by the clock of the house's database, whatever the browser's says. How much later that one is. */
let offset = 0
/** Offsets that the latest tellings made. Each was some time on its way, so the largest is the nearest. */
let heard: readonly number[] = []

const KEPT = 8
/** The browser's clock was set: what was heard before says nothing any more. */
const JUMP_MILLISECONDS = 5_000

/** The house has told its time, in epoch milliseconds. */
export function hearHouseTime(told: number): void {
  const late = told - now()
  const same = heard.filter(one => Math.abs(one - late) < JUMP_MILLISECONDS)
  heard = [late, ...same].slice(0, KEPT)
  offset = Math.max(...heard)
}

/** What time it is in the house. */
export const houseNow = (): Instant => instant(now() + offset)

/** Often enough for a closing to be seen when it comes. */
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

/** What the house's time makes of something; draws again only when that changes. */
export const useHouseClock = <T extends string | number | boolean>(read: (now: Instant) => T): T =>
  useSyncExternalStore(subscribe, () => read(houseNow()))
