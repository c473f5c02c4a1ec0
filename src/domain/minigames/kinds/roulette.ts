import { evenCases, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { exactly, market, pick } from '../market-shapes.ts'

export type RouletteDraw = {
  /** 0 to 36. */
  readonly number: number
}

const HIGHEST = 36
const ROW = 3
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]
const numbers = range(1, HIGHEST)
/** The leftmost number of each row of the layout. */
const rows = numbers.filter(number => number % ROW === 1)

/** A bet on a set of numbers. It pays 36 divided by the count, out of 37 numbers. */
const cover = (id: string, label: string, covered: readonly number[]) =>
  pick<RouletteDraw>(id, label, (HIGHEST * 100) / covered.length, ({ number }) => covered.includes(number))

/** A bet named by its numbers. */
const named = (covered: readonly number[]) => cover(covered.join('-'), covered.join('-'), covered)

const outside = (id: string, label: string, holds: (number: number) => boolean) =>
  cover(id, label, numbers.filter(holds))

const thirds = [1, 2, 3]
const isLeftOf = (number: number) => number % ROW !== 0
const hasBelow = (number: number) => number + ROW <= HIGHEST

const splits = [
  ...[1, 2, 3].map(number => [0, number]),
  ...numbers.filter(isLeftOf).map(number => [number, number + 1]),
  ...numbers.filter(hasBelow).map(number => [number, number + ROW]),
]
const streets = [[0, 1, 2], [0, 2, 3], ...rows.map(first => range(first, first + 2))]
const corners = [
  [0, 1, 2, 3],
  ...numbers
    .filter(number => isLeftOf(number) && hasBelow(number))
    .map(number => [number, number + 1, number + ROW, number + ROW + 1]),
]
const lines = rows.filter(hasBelow).map(first => range(first, first + 5))

/**
 * MINI-102, with the markets of handbook 3.8 K. On zero all bets lose except those that cover it by
 * number.
 */
export const roulette = defineKind<RouletteDraw, RouletteDraw>({
  id: 'roulette',
  title: '룰렛',
  draw: source => ({ number: source.below(HIGHEST + 1) }),
  facts: turned => turned,
  cases: () => evenCases(range(0, HIGHEST).map(number => ({ number }))),
  markets: [
    market(
      ['colour', 'Red/Black', '레드 블랙'],
      [
        outside('red', '레드', number => RED.includes(number)),
        outside('black', '블랙', number => !RED.includes(number)),
      ],
    ),
    market(
      ['odd-even', 'Odd/Even', '홀짝'],
      [outside('odd', '홀', number => number % 2 === 1), outside('even', '짝', number => number % 2 === 0)],
    ),
    market(
      ['half', '1-18/19-36', '로우 하이'],
      [outside('low', '1-18', number => number <= 18), outside('high', '19-36', number => number > 18)],
    ),
    market(
      ['dozen', 'Dozen', '더즌'],
      thirds.map(third =>
        outside(
          String(third),
          `${third * 12 - 11}-${third * 12}`,
          number => Math.ceil(number / 12) === third,
        ),
      ),
    ),
    market(
      ['column', 'Column', '컬럼'],
      thirds.map(third => outside(String(third), `${third}열`, number => number % ROW === third % ROW)),
    ),
    market(
      ['number', 'Straight Up', '스트레이트'],
      exactly(3600, range(0, HIGHEST), ({ number }) => number),
    ),
    market(['split', 'Split', '스플릿'], splits.map(named)),
    market(['street', 'Street', '스트리트'], streets.map(named)),
    market(['corner', 'Corner', '코너'], corners.map(named)),
    market(['line', 'Line', '라인'], lines.map(named)),
  ],
})
