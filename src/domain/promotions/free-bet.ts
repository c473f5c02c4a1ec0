import { formatOddsLimit } from '../korean-formats.ts'
import { type Won, won } from '../money.ts'
import { type Odds, odds } from '../odds.ts'

/** Conditions of a free bet (프리벳, handbook 5.7). */
export type FreeBetTerms = {
  /** Minimum total odds. */
  readonly minOdds: Odds
  /** Minimum number of picks. */
  readonly minLegs: number
}

/** Maximum of a coupon's minimum odds: 100.00. */
export const FREE_ODDS_MAX = odds(10_000)

/** No conditions: any bet. */
export const anyBet: FreeBetTerms = { minOdds: odds(100), minLegs: 1 }

/** The conditions stored with a coupon; null values mean none. */
export const freeBetTerms = ({
  minOdds,
  minLegs,
}: {
  readonly minOdds: number | null
  readonly minLegs: number | null
}): FreeBetTerms => ({
  minOdds: minOdds === null ? anyBet.minOdds : odds(minOdds),
  minLegs: minLegs ?? anyBet.minLegs,
})

/** "2폴더 이상 · 총배당 1.5배 이상"; empty without conditions. */
export const freeBetTermsText = ({ minOdds, minLegs }: FreeBetTerms): string =>
  [
    minLegs > 1 && `${minLegs}폴더 이상`,
    minOdds > anyBet.minOdds && `총배당 ${formatOddsLimit(minOdds)}배 이상`,
  ]
    .filter(Boolean)
    .join(' · ')

/** Why a bet can't use a free stake. */
export type FreeBetViolation =
  | { readonly code: 'FREE_BET_STAKE'; readonly amount: number }
  | { readonly code: 'FREE_BET_LEGS'; readonly min: number }
  | { readonly code: 'FREE_BET_ODDS'; readonly min: number }

type AskedBet = { readonly stake: number; readonly legs: number; readonly totalOdds: Odds }

/** Checks a bet against its free stake: the full amount, enough picks, high enough odds. */
export function freeBetViolation(
  { amount, minOdds, minLegs }: FreeBetTerms & { readonly amount: number },
  { stake, legs, totalOdds }: AskedBet,
): FreeBetViolation | undefined {
  if (stake !== amount) return { code: 'FREE_BET_STAKE', amount }
  if (legs < minLegs) return { code: 'FREE_BET_LEGS', min: minLegs }
  return totalOdds < minOdds ? { code: 'FREE_BET_ODDS', min: minOdds } : undefined
}

/** Payout of a won free bet: winnings minus the stake, which was the house's money (handbook 5.7). */
export const freeWinnings = (winnings: number, stake: number): Won => won(Math.max(0, winnings - stake))
