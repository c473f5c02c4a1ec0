import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { useSiteState } from '#web/kit/state/client-state.ts'

/** Whether the cart of a page lets changed odds be taken without asking: the European one and those in play (CART-026). */
export const offersAutoChange = (page: BetPage): boolean =>
  page === 'europe' || pickVariant(page) === 'in-play'

/** What of a change of the odds the member takes unasked; nothing unless he switched it on (API-025, handbook 2.5). */
export function acceptMode(page: BetPage): OddsAcceptMode {
  const { oddsAutoChange, oddsAutoChangeOf } = useSiteState.getState()
  return offersAutoChange(page) && oddsAutoChange ? oddsAutoChangeOf : 'none'
}
