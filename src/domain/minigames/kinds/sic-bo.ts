import { evenCases, pairs, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import type { PickRule } from '../market-rule.ts'
import { exactly, market, pick } from '../market-shapes.ts'

export type SicBoDraw = {
  /** Three dice, in the order thrown. */
  readonly dice: readonly number[]
}

const SIDES = 6
const DICE = 3
const sides = range(1, SIDES)

const sumOf = ({ dice }: SicBoDraw) => dice.reduce((sum, die) => sum + die, 0)
const countOf = ({ dice }: SicBoDraw, side: number) => dice.filter(die => die === side).length
const isTriple = ({ dice }: SicBoDraw) => dice.every(die => die === dice[0])

/** Picks that lose on any triple. */
const unlessTriple = (id: string, label: string, holds: (sum: number) => boolean) =>
  pick<SicBoDraw>(id, label, 195, thrown => !isTriple(thrown) && holds(sumOf(thrown)))

/** Odds by the distance of a sum from the nearer end: 4 and 17 pay the same. */
const SUM_ODDS: Readonly<Record<number, number>> = {
  ...{ 4: 6100, 5: 3100, 6: 1900, 7: 1300, 8: 900, 9: 800, 10: 700 },
}
const sums = range(4, 17).flatMap(sum => exactly(SUM_ODDS[Math.min(sum, 21 - sum)] ?? 0, [sum], sumOf))

const ofCount = (odds: number, count: number): readonly PickRule<SicBoDraw>[] =>
  sides.map(side =>
    pick(String(side), String(side).repeat(count), odds, thrown => countOf(thrown, side) >= count),
  )

/** One number: one matching die pays 2.00, each further matching die adds one stake. */
const singles: readonly PickRule<SicBoDraw>[] = sides.map(side => ({
  ...pick<SicBoDraw>(String(side), String(side), 200, thrown => countOf(thrown, side) >= 1),
  extra: thrown => countOf(thrown, side) - 1,
}))

const twoSides = sides.flatMap(one =>
  range(one + 1, SIDES).map(other =>
    pick<SicBoDraw>(
      `${one}-${other}`,
      `${one}+${other}`,
      650,
      thrown => countOf(thrown, one) > 0 && countOf(thrown, other) > 0,
    ),
  ),
)

/** MINI-097, with the markets of handbook 3.8 H. */
export const sicBo = defineKind<SicBoDraw, SicBoDraw>({
  id: 'sic-bo',
  title: '식보',
  draw: numbers => ({ dice: Array.from({ length: DICE }, () => numbers.below(SIDES) + 1) }),
  facts: thrown => thrown,
  cases: () =>
    evenCases(pairs(sides, pairs(sides, sides)).map(([one, others]) => ({ dice: [one, ...others] }))),
  markets: [
    market(
      ['size', 'Big/Small', '대소'],
      [
        unlessTriple('small', '소 (4-10)', sum => sum <= 10),
        unlessTriple('big', '대 (11-17)', sum => sum >= 11),
      ],
    ),
    market(
      ['odd-even', 'Odd/Even', '홀짝'],
      [unlessTriple('odd', '홀', sum => sum % 2 === 1), unlessTriple('even', '짝', sum => sum % 2 === 0)],
    ),
    market(['any-triple', 'Any Triple', '모든 트리플'], [pick('any', '모든 트리플', 3100, isTriple)]),
    market(['sum', 'Sum', '합'], sums),
    market(['double', 'Specific Double', '특정 더블'], ofCount(1200, 2)),
    market(['triple', 'Specific Triple', '특정 트리플'], ofCount(18100, 3)),
    market(['two-dice', 'Two Dice Combination', '두 주사위 조합'], twoSides),
    market(['single', 'Single Number', '싱글'], singles),
  ],
})
