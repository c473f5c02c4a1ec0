import { assert } from '#domain/assert.ts'
import { randomSource } from '#tests/support/house/random-source.ts'

export type Chance = {
  /** From 0 to below 1. */
  readonly share: () => number
  /** A whole number from 0 to below a limit. */
  readonly below: (limit: number) => number
  readonly oneOf: <T>(list: readonly T[]) => T
}

/** Chance from a seed, so that a month can be had again. */
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
