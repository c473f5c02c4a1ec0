import type { Numbers } from '../../draws/numbers.ts'
import { type Case, pairs, range } from '../counting.ts'
import { defineKind } from '../kind.ts'
import { backWhen, market, pick } from '../market-shapes.ts'
import {
  BEST,
  blackjackWinner,
  EMPTY,
  type Ending,
  endingOf,
  type Hand,
  handOf,
  isDone,
  withRank,
} from './blackjack-rules.ts'
import { type Card, cardAt, RANK_COUNT, SUIT_COUNT } from './cards.ts'

export type BlackjackDraw = {
  readonly player: readonly Card[]
  readonly dealer: readonly Card[]
  /** Above 21 for a bust. A dealer who need not draw keeps the first two cards. */
  readonly playerTotal: number
  readonly dealerTotal: number
}
type Facts = { readonly winner: ReturnType<typeof blackjackWinner>; readonly player: Ending }

const factsOf = (player: Ending, dealer: Ending): Facts => ({
  winner: blackjackWinner(player, dealer),
  player,
})

function fill(cards: readonly Card[], next: () => Card): readonly Card[] {
  const hand = [...cards]
  while (!isDone(handOf(hand))) hand.push(next())
  return hand
}

/**
 * Deals player, dealer, player, dealer; then the player draws, and the dealer draws unless the player
 * busts.
 */
function deal(numbers: Numbers): BlackjackDraw {
  const next = () => cardAt(numbers.below(RANK_COUNT * SUIT_COUNT))
  const [p1, d1, p2, d2] = [next(), next(), next(), next()]
  const player = fill([p1, p2], next)
  const playerTotal = handOf(player).total
  const dealer = playerTotal > BEST ? [d1, d2] : fill([d1, d2], next)
  return { player, dealer, playerTotal, dealerTotal: handOf(dealer).total }
}

/** The longest possible hand has twelve cards. */
const LONGEST = 12

/** For each ending of a hand, the number of the 13^12 sequences of twelve ranks that lead to it. */
function countHands(): readonly (readonly [Ending, bigint])[] {
  const endings = new Map<Ending, bigint>()
  const draw = (hand: Hand, ways: bigint): void => {
    if (isDone(hand)) {
      const ending = endingOf(hand)
      endings.set(
        ending,
        (endings.get(ending) ?? 0n) + ways * BigInt(RANK_COUNT) ** BigInt(LONGEST - hand.cards),
      )
      return
    }
    for (const rank of range(1, 9)) draw(withRank(hand, rank), ways)
    draw(withRank(hand, 10), ways * BigInt(RANK_COUNT - 9))
  }
  draw(EMPTY, 1n)
  return [...endings]
}

function countGames(): readonly Case<Facts>[] {
  const hands = countHands()
  return pairs(hands, hands).map(([[player, ways], [dealer, dealerWays]]) => ({
    facts: factsOf(player, dealer),
    ways: ways * dealerWays,
  }))
}

/**
 * MINI-100 and handbook 3.8 J: one hand shared by all players, with cards put back after each draw. A
 * push returns stakes.
 */
export const blackjack = defineKind<BlackjackDraw, Facts>({
  id: 'blackjack',
  title: '블랙잭',
  draw: deal,
  facts: ({ player, dealer }) => factsOf(endingOf(handOf(player)), endingOf(handOf(dealer))),
  cases: countGames,
  markets: [
    market(
      ['winner', 'Player/Dealer/Push', '플레이어 딜러'],
      [
        ...backWhen<Facts>(
          ({ winner }) => winner === 'push',
          [
            pick<Facts>('player', '플레이어', 208, ({ winner }) => winner === 'player'),
            pick<Facts>('dealer', '딜러', 176, ({ winner }) => winner === 'dealer'),
          ],
        ),
        pick<Facts>('push', '푸시', 900, ({ winner }) => winner === 'push'),
      ],
    ),
    market(
      ['player-bust', 'Player Bust', '플레이어 버스트'],
      [pick<Facts>('player-bust', '플레이어 버스트', 335, ({ player }) => player === 'bust')],
    ),
    market(
      ['player-blackjack', 'Player Blackjack', '플레이어 블랙잭'],
      [pick<Facts>('player-blackjack', '플레이어 블랙잭', 1950, ({ player }) => player === 'natural')],
    ),
  ],
})
