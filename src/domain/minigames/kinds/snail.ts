import { drawMany } from '../../draws/deck.ts'
import { evenCases, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import type { PickRule } from '../market-rule.ts'
import { exactly, market, oddEven, pick, underOver } from '../market-shapes.ts'

export type SnailDraw = {
  /** The snails' numbers in finishing order, the winner first. */
  readonly order: readonly number[]
}

const SNAILS = 4
const snails = range(1, SNAILS)
const winnerOf = ({ order }: SnailDraw) => order[0] ?? 0

const each = (odds: number, isTrue: (place: number) => boolean): readonly PickRule<SnailDraw>[] =>
  snails.map(snail =>
    pick(String(snail), String(snail), odds, ({ order }) => isTrue(order.indexOf(snail) + 1)),
  )

const exactas = snails.flatMap(first =>
  snails
    .filter(second => second !== first)
    .map(second =>
      pick<SnailDraw>(
        `${first}-${second}`,
        `${first}-${second}`,
        1100,
        ({ order }) => order[0] === first && order[1] === second,
      ),
    ),
)

/** All finishing orders. */
const orders = (left: readonly number[]): readonly (readonly number[])[] =>
  left.length === 0
    ? [[]]
    : left.flatMap(first => orders(left.filter(one => one !== first)).map(rest => [first, ...rest]))

/** Four snails with equal chances (handbook 3.7, 3.8 D). */
export const snail = defineKind<SnailDraw, SnailDraw>({
  id: 'snail',
  title: '달팽이',
  draw: numbers => ({ order: drawMany(numbers, SNAILS, SNAILS).map(place => place + 1) }),
  facts: race => race,
  cases: () => evenCases(orders(snails).map(order => ({ order }))),
  markets: [
    market(['winner', 'Winner', '1등'], exactly(375, snails, winnerOf)),
    market(['winner-odd-even', 'Winner Odd/Even', '1등 홀짝'], oddEven(193, winnerOf)),
    market(['winner-under-over', 'Winner Under/Over 2.5', '1등 언더오버 2.5'], underOver(193, 2, winnerOf)),
    market(
      ['not-last', 'Not Last', '꼴등 피하기'],
      each(127, place => place < SNAILS),
    ),
    market(
      ['place', 'First Two', '2착 이내'],
      each(190, place => place <= 2),
    ),
    market(['exacta', 'First and Second', '1-2등 순서'], exactas),
  ],
})
