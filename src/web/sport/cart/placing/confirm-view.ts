import {
  reprice,
  type SlipSummary,
  type SlipTerms,
  slipSummary,
  slipViolations,
} from '#domain/slip/bet-slip.ts'
import { type OddsAcceptMode, type OddsChange, oddsChanges, offersIn } from '#domain/slip/odds-change.ts'
import type { Selection } from '#domain/slip/selection.ts'
import { type SlipNotice, stopNotice } from '#domain/slip/slip-notice.ts'
import type { SlipViolation } from '#domain/slip/slip-violation.ts'
import type { CartSlip } from '../slip-store.ts'
import { type LegView, legView, offersOf, type Quotes, sameOddsNow } from '../slip-view.ts'

/**
 * What the question before the bet shows, and what its 베팅 sends: the prices that were shown when it opened. What
 * changes meanwhile is shown beside them and sent only once the member has taken it here.
 */
export type ConfirmView = SlipSummary & {
  /** Exactly this is sent. */
  readonly sent: CartSlip
  /** The slip as the figures tell it: as it is sent, or as it would be once the changes are taken. */
  readonly shown: CartSlip
  readonly legs: readonly LegView[]
  /** Changes that have to be taken first. */
  readonly asked: readonly OddsChange<Selection>[]
  readonly violations: readonly SlipViolation[]
  readonly stop: SlipNotice | undefined
}

/**
 * Looks at a slip that was fixed, with the prices of this moment. Whoever takes every change has it fixed anew at each;
 * whoever takes better odds keeps the price that was fixed, below which nothing is bet, so that one that rises and
 * comes back asks nothing (CART-026).
 */
export function viewConfirm(
  fixed: CartSlip,
  quotes: Quotes,
  { terms, mode }: { readonly terms: SlipTerms; readonly mode: OddsAcceptMode },
): ConfirmView {
  const offers = offersOf(fixed.legs, quotes)
  const sent =
    mode === 'any' ? reprice(fixed, offers, terms) : { ...fixed, legs: sameOddsNow(fixed.legs, offers) }
  const moved = sent.legs.filter(leg => offers.has(leg.outcomeId))
  const asked = oddsChanges(moved, offers, mode)
  const shown = asked.length === 0 ? sent : takeOffered(sent, asked, terms)
  const violations = slipViolations(shown, terms)
  return {
    sent,
    shown,
    asked,
    legs: sent.legs.map(leg => legView(leg, quotes)),
    ...slipSummary(shown),
    violations,
    stop: stopNotice(shown, terms, violations[0]),
  }
}

/** The slip once its member has taken these changes, no others. */
export const takeOffered = (
  slip: CartSlip,
  changes: readonly OddsChange<Selection>[],
  terms: SlipTerms,
): CartSlip => reprice(slip, offersIn(changes), terms)
