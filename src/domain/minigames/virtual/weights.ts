import { assert } from '../../assert.ts'
import type { Numbers } from '../../draws/numbers.ts'

/** Whole-number weights: each index is drawn in proportion to its weight. */
export type Weights = readonly number[]

const sumOf = (weights: Weights): number => weights.reduce((sum, one) => sum + one, 0)

/** Draws an index by weight, using one number below the sum. */
export function drawWeighted(numbers: Numbers, weights: Weights): number {
  let left = numbers.below(sumOf(weights))
  for (const [place, weight] of weights.entries()) {
    if (left < weight) return place
    left -= weight
  }
  assert(false, 'a number below the sum falls on a place')
}

/** Maximum goals of one side. */
const GOALS_MAX = 12
const GOAL_SCALE = 10n ** 8n

/**
 * Weights of 0 to 12 goals for a mean in hundredths: Poisson's m^k / k!, times 10^8, cut to whole
 * numbers. Drawing by weight normalises them, so no power of e is needed.
 */
export function goalWeights(hundredths: number): Weights {
  const weights: number[] = []
  let [power, below] = [GOAL_SCALE, 1n]
  for (let goals = 0; goals <= GOALS_MAX; goals++) {
    weights.push(Number(power / below))
    power *= BigInt(hundredths)
    below *= 100n * BigInt(goals + 1)
  }
  return weights
}

/** Maximum distance of a side's points from its rating: four standard deviations of eleven points. */
export const POINTS_OFF = 44
/** A bell curve with a standard deviation of eleven: the heads of 484 coins. */
const COINS = 484
const BELL_SCALE = 10n ** 6n

/**
 * Weights of scores from -44 to 44 points around the rating: binomial coefficients of 484, scaled so that
 * the middle one is 10^6, cut to whole numbers.
 */
export const bellWeights: Weights = makeBell()

function makeBell(): Weights {
  const half: bigint[] = []
  const middle = COINS / 2
  // Neighbouring coefficients follow from their ratio, so no factorial is needed.
  let [above, below] = [1n, 1n]
  for (let off = 0; off <= POINTS_OFF; off++) {
    half.push((BELL_SCALE * above) / below)
    above *= BigInt(middle - off)
    below *= BigInt(middle + off + 1)
  }
  const side = half.map(Number)
  return [...side.slice(1).toReversed(), ...side]
}
