import { assert } from '#domain/assert.ts'
import { randomSource } from '#tests/support/house/random-source.ts'

export type Chance = {
  /** A number from 0 to below 1. */
  readonly share: () => number
  /** A whole number from 0 to below the limit. */
  readonly below: (limit: number) => number
  readonly oneOf: <T>(list: readonly T[]) => T
}

/** Returns a seeded random source, so that a month can be repeated. */
export function openMonthChance(seed: number): Chance {
  const share = randomSource(seed)
  const below = (limit: number) => Math.floor(share() * limit)
  return {
    share,
    below,
    oneOf: list => {
      const one = list[below(list.length)]
      assert(one !== undefined, 'a list of some')
      return one
    },
  }
}
