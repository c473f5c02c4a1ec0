import type { Bet } from '#contract/bets.ts'

/** True for a bet at a supplier's game: it has no price, and the payout of an open one is unknown. */
export const isAtSupplier = ({ bettings: [first] }: Pick<Bet, 'bettings'>): boolean =>
  first?.casino !== undefined
