import type { OutcomeId } from '../ids.ts'
import type { Line } from '../line.ts'
import type { Odds } from '../odds.ts'
import type { Leg } from './leg.ts'

/** A leg as the betting cart shows it: the rules' leg with the names and prices of the screen (FIELD-020). */
export type Selection = Leg & {
  readonly home: string
  readonly away: string
  readonly marketName: string
  readonly marketNameKorean: string
  /** The market's main line; `line` is the one of this pick (FIELD-022). */
  readonly mainLine: Line | undefined
  /** The outcome that was clicked. When `outcomeId` differs, it is the new odds' id after a change (changedoddId, FIELD-022). */
  readonly pickedOutcomeId: OutcomeId
}

/** The operator's price, when set, is the one shown, multiplied and sent (FIELD-021). */
export const oddsInForce = (offered: Odds, byOperator: Odds | undefined): Odds => byOperator ?? offered

/** "home VS away" (CART-006, FIELD-022). */
export const matchText = (home: string, away: string): string => `${home} VS ${away}`
