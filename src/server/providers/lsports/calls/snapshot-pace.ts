import { setTimeout as sleep } from 'node:timers/promises'

/** Begins calls in the order they come, one after the other. */
export type Pace = <T>(call: () => Promise<T>) => Promise<T>

/**
 * A pace for all calls together: between two beginnings lies the pause, whoever calls. By the machine's own time, as
 * the service counts by its own as well.
 */
export function openPace(pauseMilliseconds: number): Pace {
  let lastBegan = Number.NEGATIVE_INFINITY
  let turn: Promise<unknown> = Promise.resolve()
  const wait = async () => {
    const rest = lastBegan + pauseMilliseconds - performance.now()
    if (rest > 0) await sleep(Math.ceil(rest))
    lastBegan = performance.now()
  }
  return call => {
    const begins = turn.then(wait)
    turn = begins
    return begins.then(call)
  }
}
