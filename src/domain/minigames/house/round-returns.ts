import { type Fraction, fraction, multiply, plus, ZERO } from '../../fraction.ts'
import type { Odds } from '../../odds.ts'
import type { Outcome } from '../kind.ts'
import { type Chance, meanReturn } from '../pay-table.ts'

/** Stakes on a pick at one price, in won. */
export type StakesOnPick = {
  readonly market: string
  readonly pick: string
  readonly odds: Odds
  readonly stakes: number
}

/** Exact expected payout of stakes, by the chance of each pick. */
export const expectedReturn = (
  picks: readonly { readonly chance: Chance; readonly odds: Odds; readonly stakes: number }[],
): Fraction =>
  picks.reduce(
    (sum, { chance, odds, stakes }) => plus(sum, multiply(meanReturn(chance, odds), fraction(stakes))),
    ZERO,
  )

/**
 * Variance of a round's payout, in won squared. All picks of a round depend on one draw, so each outcome
 * is evaluated with all stakes.
 */
export function roundVariance(outcomes: readonly Outcome[], picks: readonly StakesOnPick[]): number {
  let [mean, square, ways] = [0, 0, 0]
  for (const outcome of outcomes) {
    const weight = Number(outcome.ways)
    const paid = paidBy(outcome, picks)
    mean += weight * paid
    square += weight * paid * paid
    ways += weight
  }
  mean /= ways
  return Math.max(0, square / ways - mean * mean)
}

function paidBy({ results }: Outcome, picks: readonly StakesOnPick[]): number {
  let paid = 0
  for (const { market, pick, odds, stakes } of picks) {
    const result = results.find(one => one.market === market)
    if (result?.won.includes(pick)) paid += stakes * (odds / 100 + (result.extra?.[pick] ?? 0))
    else if (result?.void.includes(pick)) paid += stakes
  }
  return paid
}

/** Number of standard errors between actual and expected payout; 0 when there is no variance. */
export const deviationOf = (paid: number, expected: number, variance: number): number =>
  variance > 0 ? (paid - expected) / Math.sqrt(variance) : 0
