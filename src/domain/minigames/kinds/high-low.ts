import { pairs, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { market, pick } from '../market-shapes.ts'

export type HighLowDraw = {
  /** 1 for an ace to 13 for a king. */
  readonly rank: number
  /** The seven has no colour, like the zero in roulette. */
  readonly colour: 'red' | 'black' | null
}

const RANKS = 13
const SEVEN = 7
const COLOURS = ['red', 'black'] as const
const isSeven = ({ rank }: HighLowDraw) => rank === SEVEN

const ofRanks = (id: string, label: string, odds: number, ranks: readonly number[]) =>
  pick<HighLowDraw>(id, label, odds, ({ rank }) => ranks.includes(rank))

/**
 * MINI-101: the rank is drawn first, then the colour (0 is red), except for a seven. Of handbook 3.8 L
 * this draw also supports the court cards. High and low are relative to seven, not to the previous
 * round's card.
 */
export const highLow = defineKind<HighLowDraw, HighLowDraw>({
  id: 'high-low',
  title: '하이로우',
  draw: numbers => {
    const rank = numbers.below(RANKS) + 1
    if (rank === SEVEN) return { rank, colour: null }
    return { rank, colour: numbers.below(COLOURS.length) === 0 ? 'red' : 'black' }
  },
  facts: drawn => drawn,
  cases: () =>
    pairs(range(1, RANKS), COLOURS).map(([rank, colour]) => ({
      facts: { rank, colour: rank === SEVEN ? null : colour },
      ways: 1n,
    })),
  markets: [
    market(
      ['high-low', 'High/Low/Seven', '하이로우'],
      [
        ofRanks('high', '하이 (8-13)', 205, range(SEVEN + 1, RANKS)),
        ofRanks('low', '로우 (1-6)', 205, range(1, SEVEN - 1)),
        pick<HighLowDraw>('seven', '세븐', 1200, isSeven),
      ],
    ),
    market(
      ['colour', 'Red/Black', '레드 블랙'],
      [
        pick<HighLowDraw>('red', '레드', 205, ({ colour }) => colour === 'red'),
        pick<HighLowDraw>('black', '블랙', 205, ({ colour }) => colour === 'black'),
      ],
    ),
    market(['jqka', 'J, Q, K, A', 'J·Q·K·A'], [ofRanks('jqka', 'J·Q·K·A', 305, [11, 12, 13, 1])]),
    market(['ka', 'K, A', 'K·A'], [ofRanks('ka', 'K·A', 610, [13, 1])]),
    market(['ace', 'Ace', 'A'], [ofRanks('ace', 'A', 1220, [1])]),
  ],
})
