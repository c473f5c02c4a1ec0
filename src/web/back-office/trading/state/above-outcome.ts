import type { TradingMarket, TradingOutcome, TradingSheet } from '#contract/back-office/trading.ts'
import type { Above } from './betting-state.ts'
import { endedState } from './ended-state.ts'

/** The states above an outcome of the sheet. */
export const aboveOf = (sheet: TradingSheet, market: TradingMarket, outcome: TradingOutcome): Above => ({
  market: { ...market.suspension, voided: market.voided },
  fixture: sheet.fixture.suspension,
  ended: endedState(sheet, { market, outcome }),
})
