import { evenCases, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { exactly, market, oddEven, underOver } from '../market-shapes.ts'

export type RingDraw = {
  /** 1 to 12. */
  readonly number: number
}

const NUMBERS = 12
const numberOf = ({ number }: RingDraw) => number

/** MINI-103. Of handbook 3.8 M a ring of twelve supports only the number; the fields need 54. */
export const ring = defineKind<RingDraw, RingDraw>({
  id: 'ring',
  title: '링',
  draw: numbers => ({ number: numbers.below(NUMBERS) + 1 }),
  facts: turned => turned,
  cases: () => evenCases(range(1, NUMBERS).map(number => ({ number }))),
  markets: [
    market(['odd-even', 'Odd/Even', '홀짝'], oddEven(193, numberOf)),
    market(['under-over', 'Under/Over 6.5', '언더오버 6.5'], underOver(193, 6, numberOf)),
    market(['number', 'Number', '숫자'], exactly(1100, range(1, NUMBERS), numberOf)),
  ],
})
