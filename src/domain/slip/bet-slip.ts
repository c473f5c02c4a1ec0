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

/** What the member is putting together (베팅카트). Screens use it with `Selection` as leg. */
export type BetSlip<L extends Leg = Leg> = {
  readonly legs: readonly L[]
  readonly bonus: BonusPick | undefined
  readonly stake: StakeField
}

/** Where and for whom the slip is: its limits are those in force on the page (`bet-limits.ts`). */
export type SlipTerms = {
  readonly page: BetPage
  readonly limits: BetLimits
  readonly balance: Won
  /** Those that a site ships with before others are known. */
  readonly cross?: CrossRules
}

export const emptySlip: BetSlip<never> = { legs: [], bonus: undefined, stake: emptyStake }

/** What bounds the amount of the slip. */
export const boundsOf = (slip: BetSlip, { balance, limits }: SlipTerms): StakeBounds => ({
  balance,
  limits,
  total: slip.legs.length === 0 ? undefined : slipOdds(slip.legs, slip.bonus),
})

/** After any change: the bonus that no longer fits goes, the stake is cut to the maximum winnings. */
function settle<L extends Leg>(slip: BetSlip<L>, terms: SlipTerms): BetSlip<L> {
  const kept = { ...slip, bonus: remainingBonus(slip.legs, slip.bonus) }
  return { ...kept, stake: recutStake(kept.stake, boundsOf(kept, terms)) }
}

/**
 * A click on odds: adds the pick by the page's rule, or takes it out when it is in the slip already (PICK-014).
 * Refused beside a bonus at 1.30 or less (VALID-030) and beyond ten legs.
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

/** A click on a bonus: adds it in place of another, or takes it out; refused by `checkBonus` (BETFLOW-021, VALID-033). */
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

/** The amount typed, added to or cleared, within what bounds it on this slip (CART-014 to CART-021). */
export const changeStake = <L extends Leg>(
  slip: BetSlip<L>,
  change: StakeChange,
  terms: SlipTerms,
): BetSlip<L> => ({ ...slip, stake: change(slip.stake, boundsOf(slip, terms)) })

/** Prices moved, or "yes" in the odds-changed dialog: the legs at what is offered now (BETFLOW-009, BETFLOW-010). */
export function reprice<L extends Leg>(slip: BetSlip<L>, offers: Offers, terms: SlipTerms): BetSlip<L> {
  const bonus = slip.bonus && applyOfferToBonus(slip.bonus, offers)
  return settle({ ...slip, legs: applyOffers(slip.legs, offers), bonus }, terms)
}

export type SlipSummary = {
  /** Undefined while the slip is empty. */
  readonly totalOdds: Odds | undefined
  /** Whole won, rounded down; 0 without picks or amount. */
  readonly expectedWinnings: Won
}

/** The figures under the slip (CART-012, CART-013). */
export function slipSummary(slip: BetSlip): SlipSummary {
  if (slip.legs.length === 0) return { totalOdds: undefined, expectedWinnings: won(0) }
  const total = slipOdds(slip.legs, slip.bonus)
  return { totalOdds: total, expectedWinnings: winnings(won(Math.floor(slip.stake.amount || 0)), total) }
}

/** Every violation before the slip is sent, the one to alert first (VALID-013). */
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
