import type { Brand } from './brand.ts'

/** Whole won. Never a fraction, never a float. */
export type Won = Brand<number, 'Won'>

/** Whole points (포인트), the second currency. */
export type Points = Brand<number, 'Points'>

/** Whole event coins (이벤트 코인): earned by quests, spent in prize draws, without any value in money. */
export type Coins = Brand<number, 'Coins'>

/** Names a whole number as won; anything else is a broken invariant and throws. */
export function won(amount: number): Won {
  // Words are put together only for a fault: a bet names dozens of amounts.
  if (!Number.isSafeInteger(amount)) throw new Error(brokenAmount('won', amount))
  return amount as Won
}

/** Names a whole number as points; anything else is a broken invariant and throws. */
export function points(amount: number): Points {
  if (!Number.isSafeInteger(amount)) throw new Error(brokenAmount('points', amount))
  return amount as Points
}

/** Names a whole number as event coins; anything else is a broken invariant and throws. */
export function coins(amount: number): Coins {
  if (!Number.isSafeInteger(amount)) throw new Error(brokenAmount('coins', amount))
  return amount as Coins
}

const brokenAmount = (currency: string, amount: number) =>
  `Broken invariant: not whole ${currency}: ${amount}`
