import { setTimeout as sleep } from 'node:timers/promises'

/** Starts calls in order, one after the other. */
export type Pace = <T>(call: () => Promise<T>) => Promise<T>

/**
 * A shared pace: between two starts lies at least the pause, for all callers. Uses the machine's time, since the
 * service also uses its own.
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
