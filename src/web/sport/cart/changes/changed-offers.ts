import type { OddsChange } from '#domain/slip/odds-change.ts'
import type { Selection } from '#domain/slip/selection.ts'
import type { Quotes } from '../slip-view.ts'

/**
 * The changes listed by a refusal, at the current prices: the member accepts what is offered now, not
 * what was offered when the bet was refused.
 */
export const changesNow = (
  changes: readonly OddsChange<Selection>[],
  quotes: Quotes,
): readonly OddsChange<Selection>[] =>
  changes.map(change => {
    const { leg, to } = change
    const quote = to && quotes.get(to.outcomeId)
    if (!to || !quote || quote.version <= to.version) return change
    if (quote.status === 'closed') return { leg, to: undefined }
    return { leg, to: { ...to, odds: quote.odds, version: quote.version } }
  })
