import { evenCases, range } from '../counting.ts'
import { defineKind, type Kind } from '../kind.ts'
import { backWhen, both, market, oddEven, pick, underOver } from '../market-shapes.ts'
import { type Card, cardAt, isRed, RANK_COUNT, rankOf, SUIT_COUNT, suitOf } from './cards.ts'

export type OddEvenDraw = { readonly card: Card }

const numberOf = ({ card }: OddEvenDraw) => rankOf(card)
/** A king is neither odd nor even, neither under nor over. */
const isKing = (drawn: OddEvenDraw) => numberOf(drawn) === RANK_COUNT

const parity = oddEven(195, numberOf)
const halves = underOver(195, 6, numberOf)

const colours = [
  pick<OddEvenDraw>('red', '레드', 195, ({ card }) => isRed(card)),
  pick<OddEvenDraw>('black', '블랙', 195, ({ card }) => !isRed(card)),
]
const SUIT_LABELS = { S: '스페이드', H: '하트', D: '다이아', C: '클로버' }
const suits = Object.entries(SUIT_LABELS).map(([suit, label]) =>
  pick<OddEvenDraw>(suit.toLowerCase(), label, 370, ({ card }) => suitOf(card) === suit),
)

/** MINI-096, with the markets of handbook 3.8 G: one card from a deck with this many ranks. */
const cardGame = (id: string, title: string, ranks: number): Kind<OddEvenDraw> =>
  defineKind<OddEvenDraw, OddEvenDraw>({
    id,
    title,
    draw: numbers => ({ card: cardAt(numbers.below(ranks * SUIT_COUNT), ranks) }),
    facts: drawn => drawn,
    cases: () => evenCases(range(0, ranks * SUIT_COUNT - 1).map(place => ({ card: cardAt(place, ranks) }))),
    markets: [
      market(
        ['odd-even', 'Odd/Even', '홀짝'],
        ranks < RANK_COUNT
          ? parity
          : [...backWhen(isKing, parity), pick<OddEvenDraw>('tie', '타이 (K)', 1200, isKing)],
      ),
      market(
        ['under-over', 'Under/Over 6.5', '언더오버 6.5'],
        ranks < RANK_COUNT ? halves : backWhen(isKing, halves),
      ),
      market(['colour', 'Red/Black', '레드 블랙'], colours),
      market(['suit', 'Suit', '무늬'], suits),
      ...(ranks < RANK_COUNT
        ? [market(['parity-half', 'Odd/Even and Under/Over', '홀짝+언더오버'], both(parity, halves, 360))]
        : []),
    ],
  })

/** One of the twelve ranks from ace to queen. */
export const cardOddEven = cardGame('odd-even', '홀짝', RANK_COUNT - 1)
/** With the king, which returns the stakes and can be bet on as a tie. */
export const kingOddEven = cardGame('odd-even-king', '홀짝 (K 타이)', RANK_COUNT)
