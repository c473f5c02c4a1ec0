import { openDeck } from '../../draws/deck.ts'
import type { Numbers } from '../../draws/numbers.ts'

/** A playing card in a draw: rank, then suit: `AS`, `10H`, `KD`. */
export type Card = string

const RANKS: readonly string[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
const SUITS = ['S', 'H', 'D', 'C'] as const

/** Cards of one rank in a deck. */
export const SUIT_COUNT = SUITS.length
export const RANK_COUNT = RANKS.length
const DECK = SUIT_COUNT * RANK_COUNT
const SHOE_DECKS = 8
/** Number of cards in the shoe, which is shuffled before each round of baccarat and dragon tiger. */
export const SHOE = SHOE_DECKS * DECK

/** The card of a number: suit by suit (spades, hearts, diamonds, clubs), aces first. */
export const cardAt = (place: number, ranks: number = RANK_COUNT): Card => {
  const inDeck = place % (ranks * SUIT_COUNT)
  return `${RANKS[inDeck % ranks]}${SUITS[Math.floor(inDeck / ranks)]}`
}

/** 1 for an ace to 13 for a king. */
export const rankOf = (card: Card): number => RANKS.indexOf(card.slice(0, -1)) + 1
/** Text of a rank from 1 to 13. */
export const rankName = (rank: number): string => RANKS[rank - 1] ?? ''
export const suitOf = (card: Card): string => card.slice(-1)
export const isRed = (card: Card): boolean => /[HD]$/.test(card)

/** Deals cards from a freshly shuffled shoe of eight decks. */
export function openShoe(numbers: Numbers): () => Card {
  const deck = openDeck(numbers, SHOE)
  return () => cardAt(deck.draw())
}
