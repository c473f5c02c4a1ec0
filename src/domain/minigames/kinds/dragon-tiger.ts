import { pairs, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { backWhen, market, pick } from '../market-shapes.ts'
import { type Card, cardAt, openShoe, RANK_COUNT, rankOf, SHOE, SUIT_COUNT, suitOf } from './cards.ts'

export type DragonTigerDraw = { readonly dragon: Card; readonly tiger: Card }

const cards = range(0, RANK_COUNT * SUIT_COUNT - 1).map(place => cardAt(place))
const COPIES = SHOE / cards.length

const isTie = ({ dragon, tiger }: DragonTigerDraw) => rankOf(dragon) === rankOf(tiger)
const isSuitedTie = (dealt: DragonTigerDraw) => isTie(dealt) && suitOf(dealt.dragon) === suitOf(dealt.tiger)

/** MINI-095, with the suited tie of handbook 3.8 F. The dragon's card is dealt first; aces are low. */
export const dragonTiger = defineKind<DragonTigerDraw, DragonTigerDraw>({
  id: 'dragon-tiger',
  title: '드래곤타이거',
  draw: numbers => {
    const deal = openShoe(numbers)
    const dragon = deal()
    return { dragon, tiger: deal() }
  },
  facts: dealt => dealt,
  cases: () =>
    pairs(cards, cards).map(([dragon, tiger]) => ({
      facts: { dragon, tiger },
      ways: BigInt(COPIES * (dragon === tiger ? COPIES - 1 : COPIES)),
    })),
  markets: [
    market(
      ['winner', 'Dragon/Tiger/Tie', '드래곤 타이거'],
      [
        ...backWhen(isTie, [
          pick<DragonTigerDraw>(
            'dragon',
            '드래곤',
            195,
            ({ dragon, tiger }) => rankOf(dragon) > rankOf(tiger),
          ),
          pick<DragonTigerDraw>(
            'tiger',
            '타이거',
            195,
            ({ dragon, tiger }) => rankOf(tiger) > rankOf(dragon),
          ),
        ]),
        pick<DragonTigerDraw>('tie', '타이', 1200, isTie),
      ],
    ),
    market(
      ['suited-tie', 'Suited Tie', '수티드 타이'],
      [pick('suited-tie', '수티드 타이', 5100, isSuitedTie)],
    ),
  ],
})
