import type { OutcomeId } from '../ids.ts'
import type { Line } from '../line.ts'
import type { Odds } from '../odds.ts'
import type { Leg } from './leg.ts'

/** A leg as shown in the betting cart, with names and display prices (FIELD-020). */
export type Selection = Leg & {
  readonly home: string
  readonly away: string
  readonly marketName: string
  readonly marketNameKorean: string
  /** The market's main line; `line` belongs to this pick (FIELD-022). */
  readonly mainLine: Line | undefined
  /**
   * The outcome that was clicked. When `outcomeId` differs, that is the new id after an odds change
   * (changedoddId, FIELD-022).
   */
  readonly pickedOutcomeId: OutcomeId
}

/** The operator's price, when set, is shown, multiplied and sent (FIELD-021). */
export const oddsInForce = (offered: Odds, byOperator: Odds | undefined): Odds => byOperator ?? offered

/** "home VS away" (CART-006, FIELD-022). */
export const matchText = (home: string, away: string): string => `${home} VS ${away}`
