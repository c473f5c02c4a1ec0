import type { Bet, BetLeg } from '#contract/bets.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import { betWord } from '#domain/bets/bet-word.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { readHundredths } from '#domain/hundredths.ts'

export const resultOf = ({ result }: BetLeg): LegResult['kind'] | undefined => result || undefined

export const statusOf = (bet: Pick<Bet, 'status'>) => betStatus(bet.status) ?? 'open'

/** "당첨", "낙첨(절반)" … */
export const wordOf = (bet: Bet): string => betWord(statusOf(bet), bet.bettings.map(resultOf))

/** What comes, or came, back of a bet, and what that is called. */
export function returnOf(bet: Bet): { readonly name: string; readonly won: number } {
  switch (statusOf(bet)) {
    case 'open':
      return { name: '예상당첨금', won: bet.winnings }
    case 'cancelled':
      return bet.isFree ? { name: '환불금액', won: 0 } : { name: '환불금액', won: bet.amounts }
    case 'void':
      return { name: '환불금액', won: bet.winnings }
    default:
      return { name: '당첨금액', won: bet.winnings }
  }
}

/** How what was paid came about; undefined where nothing was. */
export type PaidBy = {
  /** Hundredths that a won of the stake became. */
  readonly multiplier: number
  /** It came to more than the most that may be won. */
  readonly isCapped: boolean
}

/** By the odds that counted in the end: other ones than those of the bet where a leg was void or half won. */
export function paidBy({ amounts, settledRatio, winnings, isFree }: Bet): PaidBy | undefined {
  const multiplier = settledRatio === null ? undefined : readHundredths(String(settledRatio), 13, 'none')
  if (!multiplier) return undefined
  return {
    multiplier,
    isCapped: (BigInt(amounts) * BigInt(multiplier)) / 100n > BigInt(winnings) + BigInt(isFree ? amounts : 0),
  }
}

type HistoryTotals = {
  /** The bets that are summed. */
  readonly count: number
  /** Those left out: they were never bet. */
  readonly cancelled: number
  readonly staked: number
  readonly expected: number
  readonly paid: number
}

/** Sums of the bets on screen but for the cancelled ones; a free stake is none of the member's own. */
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
