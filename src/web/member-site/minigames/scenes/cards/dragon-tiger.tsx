import { rankOf } from '#domain/minigames/kinds/cards.ts'
import type { DragonTigerDraw } from '#domain/minigames/kinds/dragon-tiger.ts'
import { Plate } from '../motion/plate.tsx'
import { STAGE, Stage } from '../motion/stage.tsx'
import { Caption, Figure } from '../motion/words.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { hasCards } from './card-data.ts'
import { type Dealt, endOf, seenCards, seenOf, timesOf } from './dealing.ts'
import { DealtCard, type Seat } from './dealt-card.tsx'
import { CARD, CardFace, Deck, Slot } from './playing-card.tsx'
import { cardWords, suitOfCard } from './suits.ts'
import { plateOf, toldOf } from './told.ts'
import type { Side } from './two-hands.tsx'

const SCALE = 1.55
const MIDDLE = STAGE.width / 2
const TOP = (STAGE.height - CARD.height * SCALE) / 2
const GAP = 10
const SEATS: readonly [Seat, Seat] = [
  { x: MIDDLE - GAP - CARD.width * SCALE, y: TOP, scale: SCALE },
  { x: MIDDLE + GAP, y: TOP, scale: SCALE },
]
/** Centre of the text next to each card. */
const WORDS = [44, STAGE.width - 44] as const
const DECK: Seat = { x: MIDDLE - 10, y: 2, scale: 0.3 }

const SIDES = [
  { id: 'dragon', name: '드래곤' },
  { id: 'tiger', name: '타이거' },
] as const
const NAMES = ['드래곤', '타이거'] as const

/** The dragon's card is turned; the tiger's card, which decides, is squeezed. */
const cardsOf = ({ dragon, tiger }: DragonTigerDraw): readonly Dealt[] =>
  timesOf([
    { card: dragon, hand: 0, place: 0, isSqueezed: false },
    { card: tiger, hand: 1, place: 0, isSqueezed: true },
  ])

const winnerOf = ({ dragon, tiger }: DragonTigerDraw): 'dragon' | 'tiger' | 'tie' => {
  const lead = rankOf(dragon) - rankOf(tiger)
  return lead === 0 ? 'tie' : lead > 0 ? 'dragon' : 'tiger'
}

const isSuited = ({ dragon, tiger }: DragonTigerDraw): boolean => dragon === tiger

const endNews = (draw: DragonTigerDraw): string => {
  const winner = winnerOf(draw)
  if (winner === 'tie') return isSuited(draw) ? '수티드 타이' : '타이'
  return winner === 'dragon' ? '드래곤 승' : '타이거 승'
}

function View({ draw, at, ownWins }: SceneProps<DragonTigerDraw>) {
  const cards = draw ? cardsOf(draw) : []
  const hands = seenOf(cards, at)
  const end = draw && cards.every(card => at >= card.seen) ? draw : undefined
  const winner = end && winnerOf(end)
  const sideOf = (hand: 0 | 1): Side => {
    const { id, name } = SIDES[hand]
    const [card] = hands[hand]
    return {
      name,
      worth: card && String(rankOf(card)),
      state: plateOf(winner === id || winner === 'tie', ownWins, `winner.${winner}`),
      hasLost: winner !== undefined && winner !== id && winner !== 'tie',
      ownCards: end && ownWins.has('suited-tie.suited-tie') ? 1 : 0,
    }
  }
  const sides = [sideOf(0), sideOf(1)] as const
  return (
    <Stage label={toldOf('드래곤타이거', NAMES, seenCards(cards, at), cardWords, end && endNews(end))}>
      <path d={`M${MIDDLE} ${TOP + 14}V${TOP + CARD.height * SCALE}`} className="stroke-line" />
      <Deck {...DECK} />
      {SEATS.filter((_, hand) => !cards[hand] || at < cards[hand].turned).map(seat => (
        <Slot key={seat.x} {...seat} />
      ))}
      {sides.map((side, hand) => (
        <Words key={side.name} side={side} x={WORDS[hand] ?? 0} card={hands[hand]?.[0]} />
      ))}
      {cards.map(card => (
        <DealtCard
          key={card.hand}
          card={card}
          at={at}
          from={DECK}
          to={SEATS[card.hand]}
          face={<CardFace card={card.card} />}
          isFaded={sides[card.hand].hasLost}
          isOwn={sides[card.hand].ownCards === 1}
        />
      ))}
    </Stage>
  )
}

type WordsProps = { readonly side: Side; readonly x: number; readonly card: string | undefined }

/** A side's name and its card's rank: ace 1, king 13. */
const Words = ({ side, x, card }: WordsProps) => (
  <>
    <Plate x={x} y={46} width={54} height={24} state={side.state}>
      {side.name}
    </Plate>
    {card && (
      <>
        <Figure x={x} y={86} size={38} tone={side.state === 'won' ? 'won' : 'text'}>
          {side.worth ?? ''}
        </Figure>
        <Caption x={x} y={114} side="middle">
          {suitOfCard(card).name}
        </Caption>
      </>
    )}
  </>
)

/** Dragon tiger (MINI-095): one card each, the higher rank wins. */
export const scene = defineScene<DragonTigerDraw>({
  length: draw => endOf(cardsOf(draw)),
  isDraw: (data): data is DragonTigerDraw => hasCards(data, 'dragon', 'tiger'),
  View,
})
