import type { BlackjackDraw } from '#domain/minigames/kinds/blackjack.ts'
import { blackjackWinner, type Ending, endingOf, handOf } from '#domain/minigames/kinds/blackjack-rules.ts'
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
  { id: 'dealer', name: '딜러' },
] as const
const NAMES = ['플레이어', '딜러'] as const
const FIRST = 2
/** Milliseconds: hands with many cards are dealt faster. */
const LONGEST = 9_000

const cardsOf = ({ player, dealer }: BlackjackDraw): readonly Dealt[] =>
  timesOf(dealInTurns([player, dealer]), { longest: LONGEST })

const totalOf = (cards: readonly string[]): number => handOf(cards).total
const ending = (cards: readonly string[]): Ending => endingOf(handOf(cards))

type Hands = readonly [readonly string[], readonly string[]]

/** Text while a side draws. */
function newsOf(hands: Hands, next: Dealt | undefined): string {
  if (!next || next.place < FIRST) return ''
  return `${SIDES[next.hand].name} ${totalOf(hands[next.hand])}, 한 장 더 받습니다`
}

/** The total, or the name of a special hand. */
const endingWords = (cards: readonly string[]): string => {
  const end = ending(cards)
  if (end === 'natural') return '블랙잭'
  return end === 'bust' ? `${totalOf(cards)} 버스트` : String(end)
}

function endNews({ player, dealer }: BlackjackDraw): string {
  const winner = blackjackWinner(ending(player), ending(dealer))
  const name = { player: '플레이어 승', dealer: '딜러 승', push: '푸시' }[winner]
  return `${name} · ${endingWords(player)} 대 ${endingWords(dealer)}`
}

/** Number of the player's cards to highlight: those of a bust or blackjack that the member picked. */
function ownCardsOf({ player }: BlackjackDraw, ownWins: ReadonlySet<string>): number {
  const isOwn = ownWins.has('player-bust.player-bust') || ownWins.has('player-blackjack.player-blackjack')
  return isOwn ? player.length : 0
}

function View({ draw, at, ownWins }: SceneProps<BlackjackDraw>) {
  const cards = draw ? cardsOf(draw) : []
  const hands = seenOf(cards, at)
  const next = cards.find(card => at < card.seen)
  const end = draw && !next ? draw : undefined
  const winner = end && blackjackWinner(ending(end.player), ending(end.dealer))
  const sideOf = (hand: 0 | 1): Side => {
    const { id, name } = SIDES[hand]
    const lying = hands[hand]
    return {
      name,
      worth: lying.length > 0 ? String(totalOf(lying)) : undefined,
      state: plateOf(winner === id || winner === 'push', ownWins, `winner.${winner}`),
      hasLost: winner !== undefined && winner !== id && winner !== 'push',
      ownCards: end && id === 'player' ? ownCardsOf(end, ownWins) : 0,
    }
  }
  const news = end ? endNews(end) : newsOf(hands, next)
  const sides = [sideOf(0), sideOf(1)] as const
  return (
    <TwoHands
      label={toldOf('블랙잭', NAMES, seenCards(cards, at), cardWords, end && news)}
      sides={sides}
      cards={cards}
      at={at}
      news={news}
      face={card => <CardFace card={card} />}
    />
  )
}

/** Blackjack (MINI-100): two cards each in turns, then the player's further cards, then the dealer's. */
export const scene = defineScene<BlackjackDraw>({
  length: draw => endOf(cardsOf(draw)),
  isDraw: (data): data is BlackjackDraw =>
    isRecord(data) &&
    isHand(data.player) &&
    isHand(data.dealer) &&
    isNumber(data.playerTotal, 17, 31) &&
    isNumber(data.dealerTotal, 2, 31),
  View,
})
