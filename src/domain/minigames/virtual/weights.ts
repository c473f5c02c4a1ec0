import { assert } from '../../assert.ts'
import type { Numbers } from '../../draws/numbers.ts'

/** Whole numbers by which things are likely: each as often as its weight among all. */
export type Weights = readonly number[]

const sumOf = (weights: Weights): number => weights.reduce((sum, one) => sum + one, 0)

/** Draws a place of a list by its weights, with one number below their sum. */
export function drawWeighted(numbers: Numbers, weights: Weights): number {
  let left = numbers.below(sumOf(weights))
  for (const [place, weight] of weights.entries()) {
    if (left < weight) return place
    left -= weight
  }
  assert(false, 'a number below the sum falls on a place')
}

/** More goals of one side have no weight. */
export const GOALS_MAX = 12
const GOAL_SCALE = 10n ** 8n

/**
 * How likely a side is to score 0 to 12 goals, by its mean in hundredths: Poisson's m^k / k!, times 10^8, cut to whole
 * numbers. They are normalised by being drawn from, so no power of e is needed.
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

/** Points of a side lie at most so far from its rating: four standard deviations of eleven points. */
export const POINTS_OFF = 44
/** A bell of a standard deviation of eleven: heads of 484 coins. */
const COINS = 484
const BELL_SCALE = 10n ** 6n

/**
 * How likely a side is to score so many points below, at or above its rating, from -44 to 44: the binomial coefficients
 * of 484, the middle one times 10^6, cut to whole numbers.
 */
export const bellWeights: Weights = makeBell()

function makeBell(): Weights {
  const half: bigint[] = []
  const middle = COINS / 2
  // Beside the middle by the ratio of neighbours, so that no factorial is needed: a fraction of the middle one.
  let [above, below] = [1n, 1n]
  for (let off = 0; off <= POINTS_OFF; off++) {
    half.push((BELL_SCALE * above) / below)
    above *= BigInt(middle - off)
    below *= BigInt(middle + off + 1)
  }
  const side = half.map(Number)
  return [...side.slice(1).toReversed(), ...side]
}
