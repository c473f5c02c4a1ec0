import { evenCases, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { exactly, market, oddEven, underOver } from '../market-shapes.ts'

export type DiceDraw = {
  /** 1 to 6. */
  readonly die: number
}

const SIDES = 6
const dieOf = ({ die }: DiceDraw) => die

/** MINI-098: one die. The handbook's other markets would need a second one. */
export const dice = defineKind<DiceDraw, DiceDraw>({
  id: 'dice',
  title: '주사위',
  draw: numbers => ({ die: numbers.below(SIDES) + 1 }),
  facts: thrown => thrown,
  cases: () => evenCases(range(1, SIDES).map(die => ({ die }))),
  markets: [
    market(['odd-even', 'Odd/Even', '홀짝'], oddEven(195, dieOf)),
    market(['under-over', 'Under/Over 3.5', '언더오버 3.5'], underOver(195, 3, dieOf)),
    market(['number', 'Number', '숫자'], exactly(570, range(1, SIDES), dieOf)),
  ],
})
