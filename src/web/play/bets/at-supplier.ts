import type { Bet } from '#contract/bets.ts'

/** Whether a bet was made at a supplier's game: it has no price, and nobody knows what an open one brings. */
export const isAtSupplier = ({ bettings: [first] }: Pick<Bet, 'bettings'>): boolean =>
  first?.casino !== undefined
