import { type Fraction, fraction, multiply, ONE } from '../fraction.ts'
import { HALF_LOST, HALF_WON, type LegResult, resultWord, voidLeg, WON } from '../grading/leg-result.ts'
import { multiplierOf } from '../grading/payout.ts'
import { formatFigure, formatMultiplier } from '../korean-formats.ts'
import { type Won, won } from '../money.ts'
import { formatOdds, type Odds, odds, winnings } from '../odds.ts'
import type { BonusTier } from '../slip/bonus.ts'

/** A payout computed step by step, for the rules page. */
export type PayoutExample = {
  readonly title: string
  /** "1.85 적중 × 2.10 적중" */
  readonly steps: string
  /** "10,000원 × 3.89 = 38,900원" */
  readonly sum: string
}

type ExampleLeg = readonly [odds: number, result: LegResult]

const STAKE = won(10_000)
const DEAD_HEAT: LegResult = { kind: 'dead-heat', places: 3, tied: 6 }

/** Rounded half up to two decimals once at the end (handbook 1.10). */
const hundredthsOf = ({ numerator, denominator }: Fraction): number =>
  Number((numerator * 200n + denominator) / (denominator * 2n))

/** A multiplier below 1.00 is not valid as odds; half of a stake can be lost. */
const paid = (hundredths: number): Won =>
  hundredths >= 100 ? winnings(STAKE, odds(hundredths)) : won(Math.floor((STAKE * hundredths) / 100))

function example(title: string, legs: readonly ExampleLeg[], bonus?: Odds): PayoutExample {
  const factors = legs.map(([price, result]) => multiplierOf(result, fraction(price, 100)))
  const product = [...factors, ...(bonus ? [fraction(bonus, 100)] : [])].reduce(multiply, ONE)
  const multiplier = hundredthsOf(product)
  const steps = [
    ...legs.map(([price, result]) => `${formatOdds(odds(price))} ${resultWord(result)}`),
    ...(bonus ? [`보너스 ${formatOdds(bonus)}`] : []),
  ]
  return {
    title,
    steps: steps.join(' × '),
    sum: `${formatFigure(STAKE)}원 × ${formatMultiplier(multiplier)} = ${formatFigure(paid(multiplier))}원`,
  }
}

const ofWon = (...prices: readonly number[]): readonly ExampleLeg[] => prices.map(price => [price, WON])

/**
 * Examples for the rules, computed by the payout functions with the current bonus tiers (handbook 1.6,
 * 1.10).
 */
export function payoutExamples(tiers: readonly BonusTier[]): readonly PayoutExample[] {
  const legs = ofWon(150, 162, 180, 145, 200)
  const tier = tiers.findLast(one => one.offered && one.folds <= legs.length)
  return [
    example('조합 적중', ofWon(185, 210, 160)),
    example('한 경기가 적중특례', [
      [185, WON],
      [210, voidLeg('push')],
      [160, WON],
    ]),
    ...(tier ? [example(`${tier.folds}폴더 보너스`, legs, tier.odds)] : []),
    example('절반 적중 (쿼터 기준점)', [[190, HALF_WON]]),
    example('절반 낙첨과 조합', [
      [190, HALF_LOST],
      [200, WON],
    ]),
    example('동착 (남은 순위 3, 공동 6명)', [[300, DEAD_HEAT]]),
  ]
}
