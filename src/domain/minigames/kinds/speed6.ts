import { drawMany } from '../../draws/deck.ts'
import { evenCases, pairs, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { both, exactly, market, oddEven } from '../market-shapes.ts'

export type Speed6Draw = {
  /** The start post, 1 to 6. */
  readonly start: number
  /** Where each post leads, post 1 first; each end occurs once. */
  readonly feet: readonly number[]
  /** The end that the start post leads to. */
  readonly end: number
}
type Facts = { readonly start: number; readonly end: number }

const POSTS = 6
const startOf = ({ start }: Facts) => start
const endOf = ({ end }: Facts) => end

/**
 * MINI-104: a ladder of six posts. Draws where each post leads (a shuffle), then the start, so each end
 * is equally likely.
 */
export const speed6 = defineKind<Speed6Draw, Facts>({
  id: 'speed6',
  title: '스피드사다리',
  draw: numbers => {
    const feet = drawMany(numbers, POSTS, POSTS).map(place => place + 1)
    const start = numbers.below(POSTS) + 1
    return { start, feet, end: feet[start - 1] ?? 0 }
  },
  facts: ({ start, end }) => ({ start, end }),
  cases: () => evenCases(pairs(range(1, POSTS), range(1, POSTS)).map(([start, end]) => ({ start, end }))),
  markets: [
    market(['start', 'Start', '출발 번호'], exactly(570, range(1, POSTS), startOf)),
    market(['end-odd-even', 'End Odd/Even', '도착 홀짝'], oddEven(195, endOf)),
    market(['start-odd-even', 'Start Odd/Even', '출발 홀짝'], oddEven(195, startOf)),
    market(
      ['start-end-odd-even', 'Start and End Odd/Even', '출발 홀짝+도착 홀짝'],
      both(oddEven(195, startOf), oddEven(195, endOf), 360),
    ),
    market(['end', 'End', '도착 번호'], exactly(570, range(1, POSTS), endOf)),
  ],
})
