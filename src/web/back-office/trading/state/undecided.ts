import type { TradingMarket, TradingOutcome, TradingSheet } from '#contract/back-office/trading.ts'

/** A market of a sheet, or one pick of it. */
export type Part = {
  readonly market: Pick<TradingMarket, 'marketId' | 'betBaseline'>
  readonly outcome?: Pick<TradingOutcome, 'betName'>
}

export type UndecidedPick = Pick<TradingSheet['undecided'][number], 'marketId' | 'betBaseline' | 'betName'>

/** True if the result leaves the pick undecided, or any pick of the market. */
export const isUndecided = (undecided: readonly UndecidedPick[], { market, outcome }: Part): boolean =>
  undecided.some(
    ({ marketId, betBaseline, betName }) =>
      marketId === market.marketId &&
      betBaseline === market.betBaseline &&
      (outcome === undefined || outcome.betName === betName),
  )
