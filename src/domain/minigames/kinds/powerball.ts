import { drawMany } from '../../draws/deck.ts'
import type { Numbers } from '../../draws/numbers.ts'
import { pairs, range, waysOfSums } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { both, exactly, market, oddEven, pick, underOver } from '../market-shapes.ts'

export type PowerballDraw = {
  /** Five different numbers from 1 to 28, in drawing order. */
  readonly balls: readonly number[]
  /** 0 to 9. */
  readonly powerball: number
}
type Facts = { readonly sum: number; readonly powerball: number }

export const POWERBALL_BALLS = 28
const DRAWN = 5
const POWERBALLS = 10

/** Handbook 3.7: draws the balls first, then the powerball. */
export function drawPowerball(numbers: Numbers): PowerballDraw {
  const balls = drawMany(numbers, POWERBALL_BALLS, DRAWN).map(place => place + 1)
  return { balls, powerball: numbers.below(POWERBALLS) }
}

const sumOf = ({ sum }: Facts) => sum
const powerballOf = ({ powerball }: Facts) => powerball

const sumParity = oddEven(195, sumOf)
const sumHalf = underOver(195, 72, sumOf)
const sumSize = [
  pick<Facts>('small', '소', 290, ({ sum }) => sum <= 64),
  pick<Facts>('medium', '중', 260, ({ sum }) => sum >= 65 && sum <= 80),
  pick<Facts>('large', '대', 290, ({ sum }) => sum >= 81),
]
const powerParity = oddEven(195, powerballOf)
const powerHalf = underOver(195, 4, powerballOf)

const SUM_HALF_ODDS = { 'odd-under': 375, 'odd-over': 360, 'even-under': 360, 'even-over': 375 }
const SUM_SIZE_ODDS = {
  ...{ 'odd-small': 590, 'odd-medium': 510, 'odd-large': 555 },
  ...{ 'even-small': 555, 'even-medium': 510, 'even-large': 590 },
}
const POWER_ODDS = { 'odd-under': 460, 'odd-over': 310, 'even-under': 310, 'even-over': 460 }

/** Sections of the powerball (handbook 3.7). */
const section = (letter: string, odds: number, from: number, to: number) =>
  pick<Facts>(
    letter.toLowerCase(),
    `${letter} (${from}-${to})`,
    odds,
    ({ powerball }) => powerball >= from && powerball <= to,
  )

/** MINI-091, with the markets of handbook 3.8 A. */
export const powerball = defineKind<PowerballDraw, Facts>({
  id: 'powerball',
  title: '파워볼',
  draw: drawPowerball,
  facts: ({ balls, powerball }) => ({ sum: balls.reduce((sum, ball) => sum + ball, 0), powerball }),
  cases: () =>
    pairs([...waysOfSums(POWERBALL_BALLS, DRAWN)], range(0, POWERBALLS - 1)).map(
      ([[sum, ways], powerball]) => ({ facts: { sum, powerball }, ways }),
    ),
  markets: [
    market(['power-odd-even', 'Powerball Odd/Even', '파워볼 홀짝'], powerParity),
    market(['power-under-over', 'Powerball Under/Over 4.5', '파워볼 언더오버 4.5'], powerHalf),
    market(['sum-odd-even', 'Normal Balls Odd/Even', '일반볼 홀짝'], sumParity),
    market(['sum-under-over', 'Normal Balls Under/Over 72.5', '일반볼 언더오버 72.5'], sumHalf),
    market(['sum-size', 'Normal Balls Large/Medium/Small', '일반볼 대중소'], sumSize),
    market(
      ['sum-parity-half', 'Normal Balls Odd/Even and Under/Over', '일반볼 홀짝+언더오버'],
      both(sumParity, sumHalf, SUM_HALF_ODDS),
    ),
    market(
      ['sum-parity-size', 'Normal Balls Odd/Even and Size', '일반볼 홀짝+대중소'],
      both(sumParity, sumSize, SUM_SIZE_ODDS),
    ),
    market(
      ['power-parity-half', 'Powerball Odd/Even and Under/Over', '파워볼 홀짝+언더오버'],
      both(powerParity, powerHalf, POWER_ODDS),
    ),
    market(
      ['power-section', 'Powerball Section', '파워볼 구간'],
      [section('A', 310, 0, 2), section('B', 460, 3, 4), section('C', 460, 5, 6), section('D', 310, 7, 9)],
    ),
    market(
      ['power-number', 'Powerball Number', '파워볼 숫자'],
      exactly(900, range(0, POWERBALLS - 1), powerballOf),
    ),
    market(
      ['sum-power-parity', 'Normal Balls and Powerball Odd/Even', '일반볼 홀짝+파워볼 홀짝'],
      both(sumParity, powerParity, 370),
    ),
  ],
})
