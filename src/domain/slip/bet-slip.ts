import type { OutcomeId } from '../ids.ts'
import { type BetPage, pickVariant } from '../markets/bet-page.ts'
import { type Won, won } from '../money.ts'
import { type Odds, winnings } from '../odds.ts'
import { accept, type Result, refuse } from '../result.ts'
import type { BetLimits } from './bet-limits.ts'
import { checkBonus, isTooLowForBonus, remainingBonus } from './bonus.ts'
import type { CrossRules } from './cross-rules.ts'
import type { BonusPick, Leg } from './leg.ts'
import { LEGS_MAX } from './leg-count.ts'
import { applyOffers, applyOfferToBonus, type Offers } from './odds-change.ts'
import { addPick, isPicked, removePick } from './pick-rules.ts'
import { checkSlip, slipOdds } from './slip-checks.ts'
import type { SlipViolation } from './slip-violation.ts'
import {
  checkStakeField,
  emptyStake,
  recutStake,
  type StakeBounds,
  type StakeChange,
  type StakeField,
} from './stake-input.ts'

/** The bet slip (베팅카트). Screens use it with `Selection` as leg. */
export type BetSlip<L extends Leg = Leg> = {
  readonly legs: readonly L[]
  readonly bonus: BonusPick | undefined
  readonly stake: StakeField
}

/** Context of the slip; the limits are those in force on the page (`bet-limits.ts`). */
export type SlipTerms = {
  readonly page: BetPage
  readonly limits: BetLimits
  readonly balance: Won
  /** The shipped rules until the current ones are loaded. */
  readonly cross?: CrossRules
}

export const emptySlip: BetSlip<never> = { legs: [], bonus: undefined, stake: emptyStake }

/** The bounds of the stake. */
export const boundsOf = (slip: BetSlip, { balance, limits }: SlipTerms): StakeBounds => ({
  balance,
  limits,
  total: slip.legs.length === 0 ? undefined : slipOdds(slip.legs, slip.bonus),
})

/** After any change: removes a bonus that no longer fits, and cuts the stake to the maximum winnings. */
function settle<L extends Leg>(slip: BetSlip<L>, terms: SlipTerms): BetSlip<L> {
  const kept = { ...slip, bonus: remainingBonus(slip.legs, slip.bonus) }
  return { ...kept, stake: recutStake(kept.stake, boundsOf(kept, terms)) }
}

/**
 * Handles a click on odds: adds the pick by the page's rule, or removes it when it is in the slip
 * (PICK-014). Refused with a bonus in the slip and odds of 1.30 or less (VALID-030), and above ten legs.
 */
export function pick<L extends Leg>(
  slip: BetSlip<L>,
  leg: L,
  terms: SlipTerms,
): Result<BetSlip<L>, SlipViolation> {
  if (isPicked(slip.legs, leg.outcomeId)) return accept(unpick(slip, leg.outcomeId, terms))
  if (slip.bonus && isTooLowForBonus(leg.odds)) return refuse({ code: 'BONUS_ODDS_TOO_LOW' })
  const legs = addPick(pickVariant(terms.page), slip.legs, leg)
  if (legs.length > LEGS_MAX) return refuse({ code: 'LEGS_ABOVE_MAXIMUM', max: LEGS_MAX })
  return accept(settle({ ...slip, legs }, terms))
}

export const unpick = <L extends Leg>(slip: BetSlip<L>, outcomeId: OutcomeId, terms: SlipTerms): BetSlip<L> =>
  settle({ ...slip, legs: removePick(slip.legs, outcomeId) }, terms)

/**
 * Handles a click on a bonus: adds it, replacing another, or removes it; refused by `checkBonus`
 * (BETFLOW-021, VALID-033).
 */
export function pickBonus<L extends Leg>(
  slip: BetSlip<L>,
  bonus: BonusPick,
  terms: SlipTerms,
): Result<BetSlip<L>, SlipViolation> {
  if (slip.bonus?.outcomeId === bonus.outcomeId) return accept(unpickBonus(slip, terms))
  const [violation] = checkBonus(terms.page, slip.legs, bonus)
  return violation ? refuse(violation) : accept(settle({ ...slip, bonus }, terms))
}

export const unpickBonus = <L extends Leg>(slip: BetSlip<L>, terms: SlipTerms): BetSlip<L> =>
  settle({ ...slip, bonus: undefined }, terms)

/**
 * Applies a change of the stake (typing, adding, clearing) within the bounds of the slip (CART-014 to
 * CART-021).
 */
export const changeStake = <L extends Leg>(
  slip: BetSlip<L>,
  change: StakeChange,
  terms: SlipTerms,
): BetSlip<L> => ({ ...slip, stake: change(slip.stake, boundsOf(slip, terms)) })

/**
 * Updates the legs to current odds after a price change, or after "yes" in the odds-changed dialog
 * (BETFLOW-009, BETFLOW-010).
 */
export function reprice<L extends Leg>(slip: BetSlip<L>, offers: Offers, terms: SlipTerms): BetSlip<L> {
  const bonus = slip.bonus && applyOfferToBonus(slip.bonus, offers)
  return settle({ ...slip, legs: applyOffers(slip.legs, offers), bonus }, terms)
}

export type SlipSummary = {
  /** Undefined while the slip is empty. */
  readonly totalOdds: Odds | undefined
  /** Whole won, rounded down; 0 without picks or stake. */
  readonly expectedWinnings: Won
}

/** The figures below the slip (CART-012, CART-013). */
export function slipSummary(slip: BetSlip): SlipSummary {
  if (slip.legs.length === 0) return { totalOdds: undefined, expectedWinnings: won(0) }
  const total = slipOdds(slip.legs, slip.bonus)
  return { totalOdds: total, expectedWinnings: winnings(won(Math.floor(slip.stake.amount || 0)), total) }
}

/** All violations before the slip is sent, the one to show first (VALID-013). */
export const slipViolations = (slip: BetSlip, { page, limits, cross }: SlipTerms): readonly SlipViolation[] =>
  checkSlip({
    page,
    limits,
    ...(cross && { cross }),
    legs: slip.legs,
    bonus: slip.bonus,
    stake: slip.stake.amount,
    formValid: checkStakeField(slip.stake)?.code !== 'STAKE_NOT_A_NUMBER',
  })
