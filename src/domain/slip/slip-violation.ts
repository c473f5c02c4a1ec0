import type { Won } from '../money.ts'
import type { Odds } from '../odds.ts'

/** One half of a same-fixture pair, as named in the matrix and the refusal text. */
export type PairSide = 'win' | 'draw' | 'handicap' | 'over' | 'under' | 'part' | 'other'

/** All violations of a slip, with the figures for their texts (`slip-texts.ko.ts`). */
type Figures = {
  // The seven checks before a bet is sent, in order (VALID-014 to VALID-020).
  NO_SELECTION: object
  STAKE_BELOW_MINIMUM: { readonly min: Won }
  STAKE_ABOVE_MAXIMUM: { readonly max: Won }
  WINNINGS_ABOVE_MAXIMUM: { readonly max: Won }
  TOTAL_ODDS_ABOVE_MAXIMUM: { readonly max: Odds }
  STAKE_FRACTIONAL: object
  FORM_INVALID: object
  // The stake field (VALID-009, VALID-010).
  STAKE_MISSING: object
  STAKE_NOT_A_NUMBER: object
  // Content of a slip (handbook 1.4, 1.7).
  LEGS_ABOVE_MAXIMUM: { readonly max: number }
  LEGS_BELOW_MINIMUM: { readonly min: number }
  SINGLE_NOT_ALLOWED: object
  DOUBLE_NOT_ALLOWED: object
  SINGLE_STAKE_ABOVE_MAXIMUM: { readonly max: Won }
  OUTCOME_REPEATED: object
  BOTH_SIDES_IN_SLIP: object
  SAME_FIXTURE_PAIR: { readonly a: PairSide; readonly b: PairSide }
  SAME_FIXTURE_LEGS_BELOW_MINIMUM: { readonly min: number }
  SAME_FIXTURE_PAIRS_ABOVE_MAXIMUM: { readonly max: number }
  // Bonus selections (VALID-030 to VALID-033, handbook 1.6).
  BONUS_ODDS_TOO_LOW: object
  BONUS_LEGS_BELOW_FOLDS: { readonly folds: number }
  BONUS_NOT_ON_PAGE: object
  // Offer state (BETFLOW-016, handbook 1.3 and 7.5).
  FIXTURE_CLOSED: object
  FIXTURE_CANCELLED: object
  MARKET_SUSPENDED: object
  MARKET_NOT_OFFERED: object
  // Together with the member's open bets (handbook 1.5).
  BET_REPEATED: object
  SAME_PICKS_STAKE_ABOVE_MAXIMUM: { readonly max: Won; readonly open: Won }
  SAME_PICKS_WINNINGS_ABOVE_MAXIMUM: { readonly max: Won; readonly open: Won }
  AXIS_WINNINGS_ABOVE_MAXIMUM: { readonly max: Won }
  BOTH_SIDES_OPEN: object
  FIXTURE_STAKE_ABOVE_MAXIMUM: { readonly max: Won }
}

export type SlipViolationCode = keyof Figures

export type SlipViolation<Code extends SlipViolationCode = SlipViolationCode> = {
  [C in Code]: { readonly code: C } & Figures[C]
}[Code]
