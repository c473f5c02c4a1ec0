import { assert } from './assert.ts'
import type { Brand } from './brand.ts'

/** Whole won. Never a fraction, never a float. */
export type Won = Brand<number, 'Won'>

/** Whole points (포인트), the second currency. */
export type Points = Brand<number, 'Points'>

/** Names a whole number as won; anything else is a broken invariant and throws. */
export function won(amount: number): Won {
  assert(Number.isSafeInteger(amount), `not whole won: ${amount}`)
  return amount as Won
}

/** Names a whole number as points; anything else is a broken invariant and throws. */
export function points(amount: number): Points {
  assert(Number.isSafeInteger(amount), `not whole points: ${amount}`)
  return amount as Points
}
