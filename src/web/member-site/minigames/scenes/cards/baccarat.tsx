import type { BaccaratDraw } from '#domain/minigames/kinds/baccarat.ts'
import { baccaratWinner, pointOf, pointsOf } from '#domain/minigames/kinds/baccarat-rules.ts'
import { rankOf } from '#domain/minigames/kinds/cards.ts'
import { isNumber, isRecord } from '../motion/plain-data.ts'
import { defineScene, type SceneProps } from '../scene.ts'
import { isHand } from './card-data.ts'
import { type Dealt, dealInTurns, endOf, seenCards, seenOf, timesOf } from './dealing.ts'
import { CardFace } from './playing-card.tsx'
import { cardWords } from './suits.ts'
import { plateOf, toldOf } from './told.ts'
import { type Side, TwoHands } from './two-hands.tsx'

const SIDES = [
  { id: 'player', name: '플레이어' },
  { id: 'banker', name: '뱅커' },
] as const
const NAMES = ['플레이어', '뱅커'] as const
const FIRST = 2

/** Third cards are squeezed. */
const cardsOf = ({ player, banker }: BaccaratDraw): readonly Dealt[] =>
  timesOf(dealInTurns([player, banker], place => place >= FIRST))

const worthOf = (cards: readonly string[]): number => pointsOf(cards.map(card => pointOf(rankOf(card))))

/** True when the first two cards have the same rank. */
const isPair = ([one = '', other = '']: readonly string[]): boolean => rankOf(one) === rankOf(other)

type Hands = readonly [readonly string[], readonly string[]]

/** Text while third cards are pending. */
function newsOf([player, banker]: Hands, next: Dealt | undefined): string {
  if (!next || player.length < FIRST || banker.length < FIRST) return ''
  if (next.hand === 0) return `플레이어 ${worthOf(player)}점, 한 장 더 받습니다`
  const stands = player.length === FIRST ? `플레이어 ${worthOf(player)}점 정지 · ` : ''
  return `${stands}뱅커 ${worthOf(banker)}점, 한 장 더 받습니다`
}

function endNews({ player, banker, playerPoints, bankerPoints }: BaccaratDraw): string {
  const winner = baccaratWinner(playerPoints, bankerPoints)
  const name = { player: '플레이어 승', banker: '뱅커 승', tie: '타이' }[winner]
  const isNatural = player.length + banker.length === 2 * FIRST && Math.max(playerPoints, bankerPoints) >= 8
  return `${name} · ${playerPoints} 대 ${bankerPoints}${isNatural ? ' · 내추럴' : ''}`
}

function View({ draw, at, ownWins }: SceneProps<BaccaratDraw>) {
  const cards = draw ? cardsOf(draw) : []
  const hands = seenOf(cards, at)
  const next = cards.find(card => at < card.seen)
  const end = draw && !next ? draw : undefined
  const winner = end && baccaratWinner(end.playerPoints, end.bankerPoints)
  const sideOf = (hand: 0 | 1): Side => {
    const { id, name } = SIDES[hand]
    const lying = hands[hand]
    const hasPair = end && isPair(lying) && ownWins.has(`${id}-pair.${id}-pair`)
    return {
      name,
      worth: lying.length > 0 ? String(worthOf(lying)) : undefined,
      state: plateOf(winner === id || winner === 'tie', ownWins, `winner.${winner}`),
      hasLost: winner !== undefined && winner !== id && winner !== 'tie',
      ownCards: hasPair ? FIRST : 0,
    }
  }
  const news = end ? endNews(end) : newsOf(hands, next)
  const sides = [sideOf(0), sideOf(1)] as const
  return (
    <TwoHands
      label={toldOf('바카라', NAMES, seenCards(cards, at), cardWords, end && news)}
      sides={sides}
      cards={cards}
      at={at}
      news={news}
      face={card => <CardFace card={card} />}
    />
  )
}

/** Baccarat (MINI-094): four cards are turned over as dealt, third cards squeezed. */
export const scene = defineScene<BaccaratDraw>({
  length: draw => endOf(cardsOf(draw)),
  isDraw: (data): data is BaccaratDraw =>
    isRecord(data) &&
    isHand(data.player) &&
    isHand(data.banker) &&
    isNumber(data.playerPoints, 0, 9) &&
    isNumber(data.bankerPoints, 0, 9),
  View,
})
