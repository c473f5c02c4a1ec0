import type { GoStopDraw } from '#domain/minigames/kinds/go-stop.ts'
import { isNumber, isRecord } from '../motion/plain-data.ts'
import { defineScene, type SceneProps } from '../scene.ts'
import { type Dealt, dealInTurns, endOf, seenCards, seenOf, timesOf } from './dealing.ts'
import { HwatuFace, hwatuWords } from './hwatu.tsx'
import { plateOf, toldOf } from './told.ts'
import { type Side, TwoHands } from './two-hands.tsx'

const SIDES = [
  { id: 'go', name: '고' },
  { id: 'stop', name: '스톱' },
] as const
const NAMES = ['고', '스톱'] as const
const CARD = /^([1-9]|1[0-2])-[1-4]$/
const PAIRS_FROM = 10
const HIGHEST = 22

const cardsOf = ({ go, stop }: GoStopDraw): readonly Dealt[] => timesOf(dealInTurns([go, stop]))

/** 끗 for two months, 땡 for a pair. */
const rankWords = (rank: number): string => (rank > PAIRS_FROM ? `${rank - PAIRS_FROM}땡` : `${rank}끗`)

const winnerOf = ({ goRank, stopRank }: GoStopDraw): 'go' | 'stop' | 'tie' =>
  goRank === stopRank ? 'tie' : goRank > stopRank ? 'go' : 'stop'

const ENDS = { go: '고 승', stop: '스톱 승', tie: '무승부' }

function View({ draw, at, ownWins }: SceneProps<GoStopDraw>) {
  const cards = draw ? cardsOf(draw) : []
  const hands = seenOf(cards, at)
  const end = draw && cards.every(card => at >= card.seen) ? draw : undefined
  const winner = end && winnerOf(end)
  const sideOf = (hand: 0 | 1, rank: number | undefined): Side => {
    const { id, name } = SIDES[hand]
    return {
      name,
      worth: rank !== undefined && hands[hand].length > 1 ? rankWords(rank) : undefined,
      state: plateOf(winner === id || winner === 'tie', ownWins, `winner.${winner}`),
      hasLost: winner !== undefined && winner !== id && winner !== 'tie',
    }
  }
  const sides = [sideOf(0, draw?.goRank), sideOf(1, draw?.stopRank)] as const
  const news = end && winner ? `${ENDS[winner]} · ${rankWords(end.goRank)} 대 ${rankWords(end.stopRank)}` : ''
  return (
    <TwoHands
      label={toldOf('고스톱', NAMES, seenCards(cards, at), hwatuWords, end && news)}
      sides={sides}
      cards={cards}
      at={at}
      news={news}
      face={card => <HwatuFace card={card} />}
    />
  )
}

const isHand = (data: unknown): data is readonly string[] =>
  Array.isArray(data) && data.length === 2 && data.every(card => typeof card === 'string' && CARD.test(card))

/** Go-stop (MINI-099): two cards each in turns, and the ranks of the hands. */
export const scene = defineScene<GoStopDraw>({
  length: draw => endOf(cardsOf(draw)),
  isDraw: (data): data is GoStopDraw =>
    isRecord(data) &&
    isHand(data.go) &&
    isHand(data.stop) &&
    isNumber(data.goRank, 0, HIGHEST) &&
    isNumber(data.stopRank, 0, HIGHEST),
  View,
})
