import { assert } from '../assert.ts'
import { type Fraction, formatFraction, fraction } from '../fraction.ts'
import { formatFigure } from '../korean-formats.ts'
import type { Coins, Points } from '../money.ts'

/** A prize of the coin draw: points, coins back, both, or nothing. Its chance is `weight` of 10,000. */
export type Prize = { readonly weight: number; readonly points: Points; readonly coins: Coins }

/** Sum of all weights of a table, so that each chance is an exact percentage with two decimals. */
export const WEIGHT_TOTAL = 10_000

export const PRIZES_MOST = 12
export const PRIZE_POINTS_MAX = 10_000_000
export const PRIZE_COINS_MAX = 1_000
export const DRAW_COST_MAX = 100
export const DAILY_LIMIT_MAX = 100

/** True when the prizes are a valid table whose weights add up to the total. */
export const isPrizeTable = (prizes: readonly Prize[]): boolean =>
  prizes.length > 0 &&
  prizes.length <= PRIZES_MOST &&
  prizes.every(({ weight }) => Number.isInteger(weight) && weight > 0) &&
  weightOf(prizes) === WEIGHT_TOTAL

export const weightOf = (prizes: readonly Pick<Prize, 'weight'>[]): number =>
  prizes.reduce((total, { weight }) => total + weight, 0)

/**
 * Returns the prize of a drawn number, from 1. The first prize has the numbers from 0 to below its
 * weight, the next prize those after it, and so on.
 */
export function prizePlace(prizes: readonly Pick<Prize, 'weight'>[], number: number): number {
  let end = 0
  const index = prizes.findIndex(({ weight }) => {
    end += weight
    return number < end
  })
  assert(index >= 0, `number ${number} is below the sum of all weights`)
  return index + 1
}

/** The range of numbers of each prize, both ends included. */
export function prizeRanges(
  prizes: readonly Pick<Prize, 'weight'>[],
): readonly (readonly [number, number])[] {
  let end = 0
  return prizes.map(({ weight }) => {
    const from = end
    end += weight
    return [from, end - 1]
  })
}

/** "1/4", "37/10,000": a chance in lowest terms. */
export function chanceFraction(weight: number): string {
  const shared = sharedDivisor(weight, WEIGHT_TOTAL)
  return `${formatFigure(weight / shared)}/${formatFigure(WEIGHT_TOTAL / shared)}`
}

/** "25.00%": the exact chance. */
export const chancePercent = (weight: number): string =>
  `${Math.floor(weight / 100)}.${String(weight % 100).padStart(2, '0')}%`

const sharedDivisor = (a: number, b: number): number => (b === 0 ? a : sharedDivisor(b, a % b))

/** Mean points of a draw. */
export const expectedPoints = (prizes: readonly Prize[]): Fraction =>
  expected(prizes.map(({ weight, points }) => [weight, points]))
export const expectedCoins = (prizes: readonly Prize[]): Fraction =>
  expected(prizes.map(({ weight, coins }) => [weight, coins]))

const expected = (weighed: readonly (readonly [weight: number, amount: number])[]): Fraction =>
  fraction(
    weighed.reduce((total, [weight, amount]) => total + BigInt(weight) * BigInt(amount), 0n),
    WEIGHT_TOTAL,
  )

/** "62.5", "0.3": a mean value for display. It is a multiple of 1/10,000, so its decimals end. */
export const averageFigure = (average: Fraction): string => {
  const [whole = '0', decimals] = formatFraction(average).split('.')
  return decimals === undefined ? groups(whole) : `${groups(whole)}.${decimals}`
}

const groups = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** "500P", "코인 2개", "500P + 코인 1개", "다음 기회에". */
export function prizeWords({ points, coins }: Pick<Prize, 'points' | 'coins'>): string {
  const words = [points > 0 && `${formatFigure(points)}P`, coins > 0 && `코인 ${formatFigure(coins)}개`]
  return words.filter(Boolean).join(' + ') || '다음 기회에'
}
