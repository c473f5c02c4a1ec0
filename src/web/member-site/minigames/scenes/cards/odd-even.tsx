import { RANK_COUNT, rankOf } from '#domain/minigames/kinds/cards.ts'
import type { OddEvenDraw } from '#domain/minigames/kinds/odd-even.ts'
import { stageLabel } from '../motion/stage.tsx'
import { defineScene, type SceneProps } from '../scene.ts'
import { hasCards } from './card-data.ts'
import { lengthOfOne, OneCard, oneCard } from './one-card.tsx'
import { CardFace } from './playing-card.tsx'
import { cardWords, suitOfCard } from './suits.ts'

/** A king counts as no number. */
const numberOf = (card: string): string => (rankOf(card) === RANK_COUNT ? 'K' : String(rankOf(card)))

function View({ draw, at, ownWins }: SceneProps<OddEvenDraw>) {
  const card = draw?.card ?? ''
  const isSeen = draw !== undefined && oneCard(card).every(({ seen }) => at >= seen)
  return (
    <OneCard
      label={stageLabel('홀짝', isSeen ? [cardWords(card), numberOf(card)] : [])}
      card={draw?.card}
      at={at}
      face={draw && <CardFace card={card} />}
      isOwn={ownWins.size > 0}
      words={['카드 숫자', draw ? numberOf(card) : '', draw ? suitOfCard(card).name : '']}
    />
  )
}

/** Odd-even, with and without a king (MINI-096): one card. */
export const scene = defineScene<OddEvenDraw>({
  length: lengthOfOne,
  isDraw: (data): data is OddEvenDraw => hasCards(data, 'card'),
  View,
})
