import { useMemo } from 'react'
import { useLiveQuotes } from '#web/sport/prices/use-odds.ts'
import { type CartSlip, useSlip } from './slip-store.ts'
import { useSlipTerms } from './slip-terms.ts'
import { type SlipView, viewSlip } from './slip-view.ts'

/** The current view of the cart; follows picks, prices, balance and limits. */
export const useSlipView = (): SlipView => useViewOf(useSlip(state => state.slip))

/** The same for a slip that is offered to the member. */
export function useViewOf(slip: CartSlip): SlipView {
  const terms = useSlipTerms(useSlip(({ page = 'cross' }) => page))
  const quotes = useLiveQuotes(slip.legs.map(leg => leg.outcomeId))
  return useMemo(() => viewSlip(slip, quotes, terms), [slip, quotes, terms])
}
