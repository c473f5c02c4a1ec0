import type { OutcomeId } from '../ids.ts'
import { type BetPage, hasBonus } from '../markets/bet-page.ts'
import { type Odds, odds } from '../odds.ts'
import type { BonusPick, Leg } from './leg.ts'
import type { SlipViolation } from './slip-violation.ts'

export type BonusTier = { readonly folds: number; readonly odds: Odds; readonly offered: boolean }

/** Default bonus tiers (보너스 배당); 4 and 6 are defined but off (handbook 1.6). */
export const bonusTiers: readonly BonusTier[] = [
  { folds: 3, odds: odds(103), offered: true },
  { folds: 4, odds: odds(104), offered: false },
  { folds: 5, odds: odds(105), offered: true },
  { folds: 6, odds: odds(106), offered: false },
  { folds: 7, odds: odds(107), offered: true },
]

/** Fixture id sent with a bonus (handbook 1.6). */
export const BONUS_FIXTURE_ID = -1

/** Outcome id sent with a bonus, together with fixture -1: the number of folds. */
export const bonusOutcomeId = ({ folds }: BonusTier): OutcomeId => String(folds) as OutcomeId

/** The bonus with that id, if it is offered. */
export const findBonus = (id: OutcomeId, tiers: readonly BonusTier[]): BonusTier | undefined =>
  tiers.find(tier => tier.offered && bonusOutcomeId(tier) === id)

/** Updates a slip's bonus to new tiers: the new odds, or none when it is no longer offered. */
export function renewBonus(bonus: BonusPick | undefined, tiers: readonly BonusTier[]): BonusPick | undefined {
  const tier = bonus && findBonus(bonus.outcomeId, tiers)
  if (!(bonus && tier)) return undefined
  return tier.odds === bonus.odds ? bonus : { ...bonus, odds: tier.odds }
}

/** Each leg must have odds above this with a bonus; exactly 1.30 is refused (VALID-030 to VALID-032). */
const BONUS_LEG_ODDS_ABOVE = odds(130)

export const isTooLowForBonus = (legOdds: Odds): boolean => legOdds <= BONUS_LEG_ODDS_ABOVE

/** How a bonus is paid when its legs are counted again. A bet keeps the rule under which it was accepted. */
export type PayoutRule = {
  readonly tiers: readonly BonusTier[]
  /** A leg counts when its odds are above this. */
  readonly legOddsAbove: Odds
}

/** The payout rule for these tiers. */
export const payoutRuleOf = (tiers: readonly BonusTier[]): PayoutRule => ({
  tiers,
  legOddsAbove: BONUS_LEG_ODDS_ABOVE,
})

/** The default payout rule. */
export const payoutRule: PayoutRule = payoutRuleOf(bonusTiers)

/** The number of legs that a bonus requires: the digits of its name, 3 in "3폴더" (BETFLOW-020). */
export function bonusFolds(betName: string): number | undefined {
  const digits = /\d{1,2}/.exec(betName)
  return digits ? Number(digits[0]) : undefined
}

const noViolations: readonly SlipViolation[] = []

/** The bonus rule in browser and server: page, number of legs, odds of each leg (BETFLOW-021, VALID-033). */
export function checkBonus(
  page: BetPage,
  legs: readonly Leg[],
  bonus: BonusPick | undefined,
): readonly SlipViolation[] {
  if (!bonus) return noViolations
  const violations: SlipViolation[] = []
  if (!hasBonus(page)) violations.push({ code: 'BONUS_NOT_ON_PAGE' })
  if (legs.length < bonus.folds) violations.push({ code: 'BONUS_LEGS_BELOW_FOLDS', folds: bonus.folds })
  if (legs.some(leg => isTooLowForBonus(leg.odds))) violations.push({ code: 'BONUS_ODDS_TOO_LOW' })
  return violations
}

/**
 * The bonus if it stays: it is removed when it has more folds than the remaining legs (BETFLOW-019,
 * BETFLOW-020).
 */
export const remainingBonus = (legs: readonly Leg[], bonus: BonusPick | undefined): BonusPick | undefined =>
  bonus && bonus.folds <= legs.length ? bonus : undefined
