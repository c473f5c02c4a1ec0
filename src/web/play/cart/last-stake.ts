import { type Won, won } from '#domain/money.ts'

/** Kinds of bets that remember separate stakes. */
export type StakeKind = 'sports' | 'inplay' | 'minigame' | 'virtual'

/** The stake of a bet of a kind. */
export type LastStake = { readonly kind: StakeKind; readonly amount: number }

const nameOf = (kind: StakeKind): string => `bet.stake.${kind}`

/** Stores the stake of an accepted bet in this browser; without storage no stake is offered later. */
export function rememberStake({ kind, amount }: LastStake): void {
  try {
    window.localStorage.setItem(nameOf(kind), String(amount))
  } catch {
    // The steps after an accepted bet must not depend on the storage.
  }
}

/** The stake of the last accepted bet of a kind in this browser; undefined without one. */
export function lastStake(kind: StakeKind): Won | undefined {
  const amount = Number(window.localStorage.getItem(nameOf(kind)) ?? 0)
  return Number.isSafeInteger(amount) && amount > 0 ? won(amount) : undefined
}
