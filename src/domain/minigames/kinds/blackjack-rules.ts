import { rankOf } from './cards.ts'

/** How a hand ended: a total of 17 to 21, 21 with the first two cards, or above 21. */
export type Ending = number | 'natural' | 'bust'
export type Hand = { readonly total: number; readonly soft: boolean; readonly cards: number }

const STANDS = 17
export const BEST = 21
const NATURAL_CARDS = 2
export const EMPTY: Hand = { total: 0, soft: false, cards: 0 }

/** An ace counts 11 while the hand stays at 21 or below, otherwise 1. */
export function withRank({ total, soft, cards }: Hand, rank: number): Hand {
  const isEleven = rank === 1 && total + 11 <= BEST
  const sum = total + (isEleven ? 11 : Math.min(rank, 10))
  const hasEleven = soft || isEleven
  const turns = sum > BEST && hasEleven
  return { total: turns ? sum - 10 : sum, soft: hasEleven && !turns, cards: cards + 1 }
}

/** Both sides stand on 17 or more (MINI-100). */
export const isDone = ({ total, cards }: Hand): boolean => cards >= NATURAL_CARDS && total >= STANDS

/** Returns how a finished hand ended. */
export function endingOf({ total, cards }: Hand): Ending {
  if (total > BEST) return 'bust'
  return total === BEST && cards === NATURAL_CARDS ? 'natural' : total
}

/** A natural beats every other 21. */
const worth = (ending: Ending): number => (ending === 'natural' ? BEST + 1 : ending === 'bust' ? 0 : ending)

/** Returns the winner. A player above 21 loses at once. */
export function blackjackWinner(player: Ending, dealer: Ending): 'player' | 'dealer' | 'push' {
  if (player === 'bust') return 'dealer'
  const lead = worth(player) - worth(dealer)
  return lead === 0 ? 'push' : lead > 0 ? 'player' : 'dealer'
}

/** Adds up a hand of cards in the order dealt. */
export const handOf = (cards: readonly string[]): Hand =>
  cards.reduce((hand, card) => withRank(hand, rankOf(card)), EMPTY)
