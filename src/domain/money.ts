import type { Brand } from './brand.ts'

/** Whole won. Never a float. */
export type Won = Brand<number, 'Won'>

/** Whole points (포인트), the second currency. */
export type Points = Brand<number, 'Points'>

/** Whole event coins (이벤트 코인): earned by quests, spent in prize draws, without any value in money. */
export type Coins = Brand<number, 'Coins'>

/** Brands a whole number as won. Throws for anything else (broken invariant). */
export function won(amount: number): Won {
  // Builds the message only on failure, because a bet creates dozens of amounts.
  if (!Number.isSafeInteger(amount)) throw new Error(brokenAmount('won', amount))
  return amount as Won
}

/** Brands a whole number as points. Throws for anything else (broken invariant). */
export function points(amount: number): Points {
  if (!Number.isSafeInteger(amount)) throw new Error(brokenAmount('points', amount))
  return amount as Points
}

/** Brands a whole number as event coins. Throws for anything else (broken invariant). */
export function coins(amount: number): Coins {
  if (!Number.isSafeInteger(amount)) throw new Error(brokenAmount('coins', amount))
  return amount as Coins
}

const brokenAmount = (currency: string, amount: number) =>
  `Broken invariant: not whole ${currency}: ${amount}`
