import { drawMany } from '../../draws/deck.ts'
import type { Numbers } from '../../draws/numbers.ts'
import { waysOfSums } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { both, market, oddEven, underOver } from '../market-shapes.ts'

export type SpeedKenoDraw = {
  /** 22 different numbers from 1 to 70, in drawing order. */
  readonly numbers: readonly number[]
}
type Facts = { readonly sum: number }

export const KENO_NUMBERS = 70
const DRAWN = 22
/** The mean sum is 781; the line is half a point below. */
const UNDER_MAX = 780

export const drawKeno = (numbers: Numbers): SpeedKenoDraw => ({
  numbers: drawMany(numbers, KENO_NUMBERS, DRAWN).map(place => place + 1),
})

const sumOf = ({ sum }: Facts) => sum
const lastDigitOf = ({ sum }: Facts) => sum % 10
const parity = oddEven(195, sumOf)
const halves = underOver(195, UNDER_MAX, sumOf)

/** MINI-093, with the markets of handbook 3.8 C. */
export const speedKeno = defineKind<SpeedKenoDraw, Facts>({
  id: 'speed-keno',
  title: '스피드키노',
  draw: drawKeno,
  facts: ({ numbers }) => ({ sum: numbers.reduce((sum, number) => sum + number, 0) }),
  cases: () => [...waysOfSums(KENO_NUMBERS, DRAWN)].map(([sum, ways]) => ({ facts: { sum }, ways })),
  markets: [
    market(['sum-odd-even', 'Sum Odd/Even', '합 홀짝'], parity),
    market(['sum-under-over', 'Sum Under/Over 780.5', '합 언더오버 780.5'], halves),
    market(['digit-odd-even', 'Last Digit Odd/Even', '합 끝자리 홀짝'], oddEven(195, lastDigitOf)),
    market(
      ['digit-under-over', 'Last Digit Under/Over 4.5', '합 끝자리 언더오버 4.5'],
      underOver(195, 4, lastDigitOf),
    ),
    market(['sum-parity-half', 'Sum Odd/Even and Under/Over', '합 홀짝+언더오버'], both(parity, halves, 360)),
  ],
})
