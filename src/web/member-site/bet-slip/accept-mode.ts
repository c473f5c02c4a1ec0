import type { BetPage } from '#domain/markets/bet-page.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { useSiteState } from '#web/kit/client-state.ts'

/** Only the European page takes changed odds without asking, and only when the member switched it on (API-025). */
export function acceptMode(page: BetPage): OddsAcceptMode {
  const { oddsAutoChange, oddsAutoChangeOf } = useSiteState.getState()
  return page === 'europe' && oddsAutoChange ? oddsAutoChangeOf : 'none'
}
