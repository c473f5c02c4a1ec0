import { useMemo } from 'react'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { useSlip } from './slip-store.ts'
import { useSlipTerms } from './slip-terms.ts'
import { type SlipView, viewSlip } from './slip-view.ts'

/** The cart as it stands now; follows picks, prices, balance and limits. */
export function useSlipView(): SlipView {
  const slip = useSlip(state => state.slip)
  const terms = useSlipTerms(useSlip(({ page = 'cross' }) => page))
  const quotes = useLiveQuotes(slip.legs.map(leg => leg.outcomeId))
  return useMemo(() => viewSlip(slip, quotes, terms), [slip, quotes, terms])
}
