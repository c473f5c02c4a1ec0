import { suitOf } from '#domain/minigames/kinds/cards.ts'

/** Path of the suit on a 20 by 20 grid, and its name. */
type Suit = { readonly path: string; readonly name: string }

const SPADE: Suit = {
  path: 'M10 1.2C12.5 5 18.2 7.5 18.2 11.9a4.1 4.1 0 0 1-7 2.9c.2 1.9.9 3.2 2.1 4.2H6.7c1.2-1 1.9-2.3 2.1-4.2a4.1 4.1 0 0 1-7-2.9C1.8 7.5 7.5 5 10 1.2z',
  name: '스페이드',
}

const suits: Readonly<Record<string, Suit>> = {
  S: SPADE,
  H: {
    path: 'M10 18.6C5.4 14.9 1.4 11.3 1.4 6.9a4.5 4.5 0 0 1 8.6-1.9 4.5 4.5 0 0 1 8.6 1.9c0 4.4-4 8-8.6 11.7z',
    name: '하트',
  },
  D: {
    path: 'M10 1.2c1.9 3.4 4.1 6.2 6.8 8.8-2.7 2.6-4.9 5.4-6.8 8.8-1.9-3.4-4.1-6.2-6.8-8.8C5.9 7.4 8.1 4.6 10 1.2z',
    name: '다이아',
  },
  C: {
    path: 'M10 1.4a4 4 0 0 1 3.5 6 4 4 0 1 1-2.3 7.3c.2 1.9.9 3.3 2.1 4.3H6.7c1.2-1 1.9-2.4 2.1-4.3a4 4 0 1 1-2.3-7.3 4 4 0 0 1 3.5-6z',
    name: '클로버',
  },
}

/** The suit of a card in draw notation. */
export const suitOfCard = (card: string): Suit => suits[suitOf(card)] ?? SPADE

/** Accessible name of a card: 스페이드 A. */
export const cardWords = (card: string): string => `${suitOfCard(card).name} ${card.slice(0, -1)}`
