import { type BetPage, pickVariant } from '#domain/markets/bet-page.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { useChosenMode } from '#web/play/cart/chosen-mode.ts'

/** Whether the cart of a page lets changed odds be taken without asking: the European one and those in play (CART-026). */
export const offersAutoChange = (page: BetPage): boolean =>
  page === 'europe' || pickVariant(page) === 'in-play'

const modeOn = (page: BetPage, chosen: OddsAcceptMode): OddsAcceptMode =>
  offersAutoChange(page) ? chosen : 'none'

/** What of a change of the odds the member takes unasked; nothing unless he chose so (API-025, handbook 2.5). */
export const acceptMode = (page: BetPage): OddsAcceptMode => modeOn(page, useChosenMode.getState().mode)

/** The same for components. */
export const useAcceptMode = (page: BetPage): OddsAcceptMode =>
  modeOn(
    page,
    useChosenMode(state => state.mode),
  )
