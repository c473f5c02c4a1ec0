import type { Bet, BetLeg } from '#contract/bets/bets.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { readHundredths } from '#domain/hundredths.ts'
import { isAtSupplier, memberBetWord } from '#web/play/bets/at-supplier.ts'

export const resultOf = ({ result }: BetLeg): LegResult['kind'] | undefined => result || undefined

export const statusOf = (bet: Pick<Bet, 'status'>) => betStatus(bet.status) ?? 'open'

/** "당첨", "낙첨(절반)", "본전" … */
export const wordOf = (bet: Bet): string => memberBetWord(bet, statusOf(bet), bet.winnings)

/** The expected or actual return of a bet, with its label. */
export function returnOf(bet: Bet): { readonly name: string; readonly won: number } {
  switch (statusOf(bet)) {
    case 'open':
      return { name: '예상당첨금', won: bet.winnings }
    case 'cancelled':
      return bet.isFree ? { name: '환불금액', won: 0 } : { name: '환불금액', won: bet.amounts }
    case 'void':
      return { name: '환불금액', won: bet.winnings }
    case 'lost':
      return { name: bet.winnings > 0 ? '반환금액' : '당첨금액', won: bet.winnings }
    case 'won':
      return { name: '당첨금액', won: bet.winnings }
  }
}

/** Payout of a settled bet at a supplier as a multiple of its stake, in hundredths rounded down (CASINO-008). */
export const suppliedMultiplier = (bet: Bet): number | undefined =>
  isAtSupplier(bet) && isDecided(bet)
    ? Number((BigInt(bet.winnings) * 100n) / BigInt(bet.amounts))
    : undefined

/** Won or lost: neither open, void nor cancelled. */
const isDecided = (bet: Bet): boolean => statusOf(bet) === 'won' || statusOf(bet) === 'lost'

/** How the payout was computed; undefined without one. */
export type PaidBy = {
  /** Multiplier of the stake in hundredths. */
  readonly multiplier: number
  /** The payout was limited by the maximum winnings. */
  readonly isCapped: boolean
}

/** Uses the final odds, which differ from the bet's odds when a leg was void or half won. */
export function paidBy({ amounts, settledRatio, winnings, isFree }: Bet): PaidBy | undefined {
  const multiplier = settledRatio === null ? undefined : readHundredths(String(settledRatio), 13, 'none')
  if (!multiplier) return undefined
  return {
    multiplier,
    isCapped: (BigInt(amounts) * BigInt(multiplier)) / 100n > BigInt(winnings) + BigInt(isFree ? amounts : 0),
  }
}

type HistoryTotals = {
  /** Number of bets in the sums. */
  readonly count: number
  /** Number of cancelled bets, which are excluded. */
  readonly cancelled: number
  readonly staked: number
  readonly expected: number
  readonly paid: number
}

/** Sums of the bets on screen without cancelled ones; a free stake is not the member's own money. */
export function totalsOf(bets: readonly Bet[]): HistoryTotals {
  const sum = (list: readonly Bet[], figure: (bet: Bet) => number) =>
    list.reduce((total, bet) => total + figure(bet), 0)
  const standing = bets.filter(bet => statusOf(bet) !== 'cancelled')
  return {
    count: standing.length,
    cancelled: bets.length - standing.length,
    staked: sum(
      standing.filter(({ isFree }) => !isFree),
      bet => bet.amounts,
    ),
    expected: sum(
      standing.filter(bet => statusOf(bet) === 'open'),
      bet => bet.winnings,
    ),
    paid: sum(
      standing.filter(bet => statusOf(bet) !== 'open'),
      bet => bet.winnings,
    ),
  }
}
