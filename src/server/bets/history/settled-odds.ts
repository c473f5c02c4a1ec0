import { assert } from '#domain/assert.ts'
import { betStatusCode } from '#domain/bets/bet-status.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import { recountedBonus, type SettledLeg, type SlipBonus, slipMultiplier } from '#domain/grading/payout.ts'
import type { Odds } from '#domain/odds.ts'
import type { PayoutRule } from '#domain/slip/bonus.ts'
import type { BetLegRow, BetRow, KeptPayoutRule } from './bet-history.sql.ts'

/** What a settled bet was paid by: hundredths that a won of its stake became, and the odds of its bonus in them. */
type SettledOdds = { readonly multiplier: number; readonly bonus: Odds | undefined }

type SettledBet = Pick<BetRow, 'statusCode' | 'payout' | 'bonusOdds' | 'bonusFolds' | 'payoutRule'>
type LegRow = Pick<BetLegRow, 'odds' | 'result' | 'deadHeatPlaces' | 'deadHeatTied'>

/** By what the legs of a bet came to; undefined while it is open, and where it was cancelled (handbook 1.6, 1.10). */
export function settledOdds(
  { statusCode, payout, bonusOdds, bonusFolds, payoutRule }: SettledBet,
  rows: readonly LegRow[],
): SettledOdds | undefined {
  if (statusCode === betStatusCode.open || statusCode === betStatusCode.cancelled) return undefined
  if (payout === 0) return { multiplier: 0, bonus: undefined }
  const legs = rows.flatMap(row => settledLegOf(row) ?? [])
  if (bonusOdds === null || bonusFolds === null) return { multiplier: slipMultiplier(legs), bonus: undefined }
  assert(payoutRule, 'a bet with a bonus has its rule')
  const bonus: SlipBonus = { folds: bonusFolds, odds: bonusOdds, rule: ruleOf(payoutRule) }
  return { multiplier: slipMultiplier(legs, bonus), bonus: recountedBonus(bonus, legs) }
}

/** Only what was offered is kept. */
const ruleOf = ({ folds, odds: prices, legOddsAbove }: KeptPayoutRule): PayoutRule => ({
  tiers: prices.map((odds, index) => ({ folds: folds[index] ?? 0, odds, offered: true })),
  legOddsAbove,
})

type GradedLeg = SettledLeg & { readonly result: LegResult }

function settledLegOf({ odds, result, deadHeatPlaces, deadHeatTied }: LegRow): GradedLeg | undefined {
  if (result === null) return undefined
  // Why a leg is void makes no difference to what is paid.
  if (result === 'void') return { odds, result: { kind: result, cause: 'declared' } }
  if (result !== 'dead-heat') return { odds, result: { kind: result } }
  return { odds, result: { kind: result, places: deadHeatPlaces ?? 1, tied: deadHeatTied ?? 1 } }
}
