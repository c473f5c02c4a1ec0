import type { OutcomeId } from '../ids.ts'
import { type BetPage, hasBonus } from '../markets/bet-page.ts'
import { type Odds, odds } from '../odds.ts'
import type { BonusPick, Leg } from './leg.ts'
import type { SlipViolation } from './slip-violation.ts'

export type BonusTier = { readonly folds: number; readonly odds: Odds; readonly offered: boolean }

/** 보너스 배당 as a new site has it; 4 and 6 exist but are switched off (handbook 1.6). */
export const bonusTiers: readonly BonusTier[] = [
  { folds: 3, odds: odds(103), offered: true },
  { folds: 4, odds: odds(104), offered: false },
  { folds: 5, odds: odds(105), offered: true },
  { folds: 6, odds: odds(106), offered: false },
  { folds: 7, odds: odds(107), offered: true },
]

/** A bonus is sent beside this in place of a fixture (handbook 1.6). */
export const BONUS_FIXTURE_ID = -1

/** What a bonus is sent as, beside fixture -1: the number of its folds. */
export const bonusOutcomeId = ({ folds }: BonusTier): OutcomeId => String(folds) as OutcomeId

/** The bonus with that id, when it is offered. */
export const findBonus = (id: OutcomeId, tiers: readonly BonusTier[]): BonusTier | undefined =>
  tiers.find(tier => tier.offered && bonusOutcomeId(tier) === id)

/** A bonus of a slip once other tiers are in force: at their odds, or none where it is no longer offered. */
export function renewBonus(bonus: BonusPick | undefined, tiers: readonly BonusTier[]): BonusPick | undefined {
  const tier = bonus && findBonus(bonus.outcomeId, tiers)
  if (!(bonus && tier)) return undefined
  return tier.odds === bonus.odds ? bonus : { ...bonus, odds: tier.odds }
}

/** A leg beside a bonus needs odds above this; exactly 1.30 is refused (VALID-030 to VALID-032). */
const BONUS_LEG_ODDS_ABOVE = odds(130)

export const isTooLowForBonus = (legOdds: Odds): boolean => legOdds <= BONUS_LEG_ODDS_ABOVE

/** How a bonus pays whose legs are counted again. A bet keeps the one that it was taken under. */
export type PayoutRule = {
  readonly tiers: readonly BonusTier[]
  /** A leg counts above these odds. */
  readonly legOddsAbove: Odds
}

/** The rule of bonuses by these tiers. */
export const payoutRuleOf = (tiers: readonly BonusTier[]): PayoutRule => ({
  tiers,
  legOddsAbove: BONUS_LEG_ODDS_ABOVE,
})

/** The one that a new site begins with. */
export const payoutRule: PayoutRule = payoutRuleOf(bonusTiers)

/** The number of legs a bonus asks for: the digits of its name, 3 of "3폴더" (BETFLOW-020). */
export function bonusFolds(betName: string): number | undefined {
  const digits = /\d{1,2}/.exec(betName)
  return digits ? Number(digits[0]) : undefined
}

const noViolations: readonly SlipViolation[] = []

/** The same rule at adding and on the server: page, number of legs, odds of each leg (BETFLOW-021, VALID-033). */
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

/** The bonus that stays: it goes by itself when its folds exceed the legs left (BETFLOW-019, BETFLOW-020). */
export const remainingBonus = (legs: readonly Leg[], bonus: BonusPick | undefined): BonusPick | undefined =>
  bonus && bonus.folds <= legs.length ? bonus : undefined
