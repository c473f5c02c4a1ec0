import { openDeck } from '../../draws/deck.ts'
import { type Case, openTally, pairs, range, waysToDeal } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { backWhen, market, pick } from '../market-shapes.ts'

/** A hwatu card in a draw: month 1 to 12, hyphen, 1 to 4 within the month. */
export type HwatuCard = string

export type GoStopDraw = {
  /** The first hand (고) and the second (스톱): two cards each. */
  readonly go: readonly HwatuCard[]
  readonly stop: readonly HwatuCard[]
  /**
   * 0 to 9 for two different months: the last digit of their sum (끗). 11 to 22 for a pair of month 1 to
   * 12 (땡).
   */
  readonly goRank: number
  readonly stopRank: number
}
type Facts = { readonly winner: 'go' | 'stop' | 'tie' }

const MONTHS = 12
const OF_A_MONTH = 4
const PAIRS_FROM = 10

const cardAt = (place: number): HwatuCard =>
  `${Math.floor(place / OF_A_MONTH) + 1}-${(place % OF_A_MONTH) + 1}`
const monthOf = (card: HwatuCard): number => Number(card.split('-')[0])

/** Any pair beats any other hand; a pair of a later month beats an earlier one. */
const rankOfMonths = (one: number, other: number): number =>
  one === other ? PAIRS_FROM + one : (one + other) % 10
const rankOf = ([one = '', other = '']: readonly HwatuCard[]): number =>
  rankOfMonths(monthOf(one), monthOf(other))

const winnerOf = (go: number, stop: number): Facts['winner'] =>
  go === stop ? 'tie' : go > stop ? 'go' : 'stop'

/** Compares each rank of the first hand with each of the second: 48 x 47 x 46 x 45 ways. */
function countHands(): readonly Case<Facts>[] {
  const tally = openTally()
  const months = range(1, MONTHS)
  const hands = pairs(months, months)
  for (const [go, stop] of pairs(hands, hands)) {
    const ways = waysToDeal([...go, ...stop], OF_A_MONTH)
    tally.add(winnerOf(rankOfMonths(...go), rankOfMonths(...stop)), ways)
  }
  return tally.entries().map(([key, ways]) => ({
    facts: { winner: key === 'go' || key === 'stop' ? key : 'tie' },
    ways,
  }))
}

const isTie = ({ winner }: Facts) => winner === 'tie'

/**
 * MINI-099: two cards each, dealt in turns, the first to 고. The higher rank wins; equal ranks return the
 * stakes on both sides.
 */
export const goStop = defineKind<GoStopDraw, Facts>({
  id: 'go-stop',
  title: '고스톱',
  draw: numbers => {
    const deck = openDeck(numbers, MONTHS * OF_A_MONTH)
    const next = () => cardAt(deck.draw())
    const [g1, s1, g2, s2] = [next(), next(), next(), next()]
    const [go, stop] = [
      [g1, g2],
      [s1, s2],
    ]
    return { go, stop, goRank: rankOf(go), stopRank: rankOf(stop) }
  },
  facts: ({ goRank, stopRank }) => ({ winner: winnerOf(goRank, stopRank) }),
  cases: countHands,
  markets: [
    market(
      ['winner', 'First/Second/Draw', '고 스톱'],
      [
        ...backWhen(isTie, [
          pick<Facts>('go', '고', 195, ({ winner }) => winner === 'go'),
          pick<Facts>('stop', '스톱', 195, ({ winner }) => winner === 'stop'),
        ]),
        pick<Facts>('tie', '무승부', 1050, isTie),
      ],
    ),
  ],
})
