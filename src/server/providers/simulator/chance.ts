/** A random stream that is the same for the same seed, on every node and after every restart. */
export type Chance = {
  /** A fraction from 0 to below 1. */
  next(): number
  /** A fraction between two bounds. */
  between(low: number, high: number): number
  /** True with this probability. */
  happens(probability: number): boolean
  /** The wait until the next event at this rate; infinite for rate 0. */
  wait(rate: number): number
}

const RANGE = 2 ** 32

/** A pseudo-random generator with the same numbers for the same seed (mulberry32). */
export function openChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / RANGE
  }
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    happens: probability => next() < probability,
    wait: rate => (rate > 0 ? -Math.log(1 - next()) / rate : Number.POSITIVE_INFINITY),
  }
}

/** Times of a Poisson process with constant rate between two bounds, ascending. */
export function momentsBetween(chance: Chance, from: number, to: number, rate: number): number[] {
  const moments: number[] = []
  for (let at = from + chance.wait(rate); at < to; at += chance.wait(rate)) moments.push(at)
  return moments
}

/** Seeds of different inputs are far apart. */
export const seedOf = (...parts: readonly number[]): number =>
  parts.reduce((seed, part) => {
    const mixed = Math.imul(seed ^ Math.imul(part + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }, 0x5eed)
