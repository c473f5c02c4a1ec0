import type { MarketRule } from '../market-rule.ts'
import { market, pick } from '../market-shapes.ts'

/**
 * The path through a ladder with two posts. Each line swaps sides: three end on the other side, four on
 * the same.
 */
export type Ladder = {
  readonly start: 'left' | 'right'
  readonly lines: 3 | 4
  /** The left end is odd, the right end even. */
  readonly end: 'odd' | 'even'
}

/** Handbook 3.7: left with 3 lines ends even, with 4 odd; right with 3 odd, with 4 even. */
export function ladderOf(isLeft: boolean, hasThree: boolean): Ladder {
  const endsLeft = isLeft !== hasThree
  return { start: isLeft ? 'left' : 'right', lines: hasThree ? 3 : 4, end: endsLeft ? 'odd' : 'even' }
}

/** Odds of a ladder in hundredths. Not all ladders are fair. */
export type LadderOdds = {
  readonly odd: number
  readonly even: number
  /** 좌3짝 and 우4짝. */
  readonly evenPaths: number
  /** 좌4홀 and 우3홀. */
  readonly oddPaths: number
}

/** MINI-092: start, lines, end, and the four paths. */
export const ladderMarkets = (price: LadderOdds): readonly MarketRule<Ladder>[] => [
  market(
    ['start', 'Start', '출발줄'],
    [
      pick('left', '좌', 195, ({ start }) => start === 'left'),
      pick('right', '우', 195, ({ start }) => start === 'right'),
    ],
  ),
  market(
    ['lines', 'Lines', '줄수'],
    [pick('3', '3줄', 195, ({ lines }) => lines === 3), pick('4', '4줄', 195, ({ lines }) => lines === 4)],
  ),
  market(
    ['odd-even', 'Odd/Even', '홀짝'],
    [
      pick('odd', '홀', price.odd, ({ end }) => end === 'odd'),
      pick('even', '짝', price.even, ({ end }) => end === 'even'),
    ],
  ),
  market(
    ['path', 'Start and Lines', '출발줄+줄수'],
    [
      path('left', 3, '좌3짝', price.evenPaths),
      path('left', 4, '좌4홀', price.oddPaths),
      path('right', 3, '우3홀', price.oddPaths),
      path('right', 4, '우4짝', price.evenPaths),
    ],
  ),
]

const path = (start: Ladder['start'], lines: Ladder['lines'], label: string, odds: number) =>
  pick<Ladder>(`${start}-${lines}`, label, odds, ladder => ladder.start === start && ladder.lines === lines)

/** Odds of a ladder whose four paths are equally likely (handbook 3.8 B). */
export const FAIR_LADDER: LadderOdds = { odd: 195, even: 195, evenPaths: 360, oddPaths: 360 }
