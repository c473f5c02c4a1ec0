import type { Bet, BetLeg } from '#contract/bets.ts'
import { betStatus } from '#domain/bets/bet-status.ts'
import { betWord } from '#domain/bets/bet-word.ts'
import { cancellableUntil, memberCancellation } from '#domain/bets/cancellation.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { type Instant, instant } from '#domain/instant.ts'
import { parseSeoul } from '#domain/korean-formats.ts'

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
      return { name: '환불금액', won: bet.amounts }
    case 'void':
      return { name: '환불금액', won: bet.winnings }
    default:
      return { name: '당첨금액', won: bet.winnings }
  }
}

/** When the member's right to cancel ends; undefined where there is none (handbook 1.8). */
export function cancelDeadline(bet: Bet): Instant | undefined {
  if (!bet.cancellable) return undefined
  const placedAt = parseSeoul(bet.createdAt)
  const starts = bet.bettings.flatMap(leg => parseSeoul(leg.startdate) ?? [])
  if (placedAt === undefined || starts.length === 0) return undefined
  return cancellableUntil({ placedAt, earliestStart: instant(Math.min(...starts)) }, memberCancellation)
}

type HistoryTotals = {
  /** The bets that are summed. */
  readonly count: number
  readonly staked: number
  readonly expected: number
  readonly paid: number
}

/** Sums of the bets on screen. Cancelled ones were never bet. */
export function totalsOf(bets: readonly Bet[]): HistoryTotals {
  const sum = (list: readonly Bet[], figure: (bet: Bet) => number) =>
    list.reduce((total, bet) => total + figure(bet), 0)
  const standing = bets.filter(bet => statusOf(bet) !== 'cancelled')
  return {
    count: standing.length,
    staked: sum(standing, bet => bet.amounts),
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
