import type { Bet } from '#contract/bets/bets.ts'
import type { BetStatus } from '#domain/bets/bet-status.ts'
import { betWord } from '#domain/bets/bet-word.ts'

/** True for a bet at a supplier's game: it has no price, and the payout of an open one is unknown. */
export const isAtSupplier = ({ bettings: [first] }: Pick<Bet, 'bettings'>): boolean =>
  first?.casino !== undefined

/**
 * "당첨", "낙첨(절반)" …: label of a member's bet by its status and payout. A bet at a supplier that returned exactly its
 * stake is stored as lost, but is neither a win nor a loss: "본전".
 */
export const memberBetWord = (
  bet: Pick<Bet, 'bettings' | 'amounts'>,
  status: BetStatus,
  payout: number,
): string =>
  isAtSupplier(bet) && status === 'lost' && payout === bet.amounts
    ? '본전'
    : betWord(
        status,
        bet.bettings.map(({ result }) => result || undefined),
      )
