import type { Bet } from '#contract/bets.ts'
import type { BetStatus } from '#domain/bets/bet-status.ts'

/** True for a bet at a supplier's game: it has no price, and the payout of an open one is unknown. */
export const isAtSupplier = ({ bettings: [first] }: Pick<Bet, 'bettings'>): boolean =>
  first?.casino !== undefined

/** Label of a supplier's bet that returned exactly its stake, which is neither a win nor a loss. */
export const breakEvenWord = '본전'

/** True for a settled bet at a supplier that returned exactly its stake; it is stored as lost. */
export const breaksEven = (
  bet: Pick<Bet, 'bettings' | 'amounts'>,
  status: BetStatus,
  payout: number,
): boolean => isAtSupplier(bet) && status === 'lost' && payout === bet.amounts
