import { type Won, won } from '#domain/money.ts'

/** What is bet on, as far as a member puts other sums on it. */
export type StakeKind = 'sports' | 'inplay' | 'minigame' | 'virtual'

/** What was put on a bet of a kind. */
export type LastStake = { readonly kind: StakeKind; readonly amount: number }

const nameOf = (kind: StakeKind): string => `bet.stake.${kind}`

/** Keeps the stake of a bet that was taken, in this browser; one that keeps nothing has none to offer again. */
export function rememberStake({ kind, amount }: LastStake): void {
  try {
    window.localStorage.setItem(nameOf(kind), String(amount))
  } catch {
    // What else is due to a bet that is in the books must not depend on it.
  }
}

/** The stake of the last bet of a kind that was taken in this browser; undefined before there is one. */
export function lastStake(kind: StakeKind): Won | undefined {
  const amount = Number(window.localStorage.getItem(nameOf(kind)) ?? 0)
  return Number.isSafeInteger(amount) && amount > 0 ? won(amount) : undefined
}
