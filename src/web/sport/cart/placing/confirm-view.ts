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
 * Data of the confirm dialog. Its 베팅 button sends the odds shown when the dialog opened. Later changes
 * are shown next to them and sent only after the member accepts them in the dialog.
 */
export type ConfirmView = SlipSummary & {
  /** Exactly this slip is sent. */
  readonly sent: CartSlip
  /** The slip of the figures: as sent, or with the pending changes accepted. */
  readonly shown: CartSlip
  readonly legs: readonly LegView[]
  /** Changes that must be accepted first. */
  readonly asked: readonly OddsChange<Selection>[]
  readonly violations: readonly SlipViolation[]
  readonly stop: SlipNotice | undefined
}

/**
 * Compares a fixed slip with the current prices. If the member accepts every change, the slip is fixed
 * again at each change. If the member accepts better odds, the fixed price is kept as the minimum, so
 * that a price that rises and returns asks nothing (CART-026).
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

/** The slip after the member accepted these changes, no others. */
export const takeOffered = (
  slip: CartSlip,
  changes: readonly OddsChange<Selection>[],
  terms: SlipTerms,
): CartSlip => reprice(slip, offersIn(changes), terms)
