import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { useChosenMode } from '#web/play/cart/chosen-mode.ts'

/** True if the page's cart can accept changed odds without a question: European and in-play (CART-026). */
export const offersAutoChange = (page: BetPage): boolean =>
  page === 'europe' || pickVariant(page) === 'in-play'

const modeOn = (page: BetPage, chosen: OddsAcceptMode): OddsAcceptMode =>
  offersAutoChange(page) ? chosen : 'none'

/** Odds changes that the member accepts without a question; none by default (API-025, handbook 2.5). */
export const acceptMode = (page: BetPage): OddsAcceptMode => modeOn(page, useChosenMode.getState().mode)

/** The same for components. */
export const useAcceptMode = (page: BetPage): OddsAcceptMode =>
  modeOn(
    page,
    useChosenMode(state => state.mode),
  )
