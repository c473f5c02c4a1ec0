import type { TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'

/** An action in progress; its dialog is open. */
export type TradingAct =
  | { readonly kind: 'suspend'; readonly suspended: boolean; readonly target: SuspendTarget }
  | { readonly kind: 'price'; readonly market: TradingMarket; readonly outcome: TradingOutcome }
  | { readonly kind: 'clear-price'; readonly market: TradingMarket; readonly outcome: TradingOutcome }
  | { readonly kind: 'start' }
  | { readonly kind: 'proto'; readonly listed: boolean }
  | { readonly kind: 'release' }
  | { readonly kind: 'result' }
  | { readonly kind: 'void' }
  | { readonly kind: 'void-part'; readonly voided: boolean; readonly target: VoidTarget }

/** The whole fixture, one market, or one outcome of it. */
export type SuspendTarget = {
  readonly market?: TradingMarket
  readonly outcome?: TradingOutcome
}

/** One market, or one outcome of it. */
export type VoidTarget = { readonly market: TradingMarket; readonly outcome?: TradingOutcome }

export type OpenAct = (act: TradingAct) => void

/** "핸디캡 -0.5" */
export const marketTitle = ({
  marketNameKorean,
  betBaseline,
}: Pick<TradingMarket, 'marketNameKorean' | 'betBaseline'>): string =>
  betBaseline === '' ? marketNameKorean : `${marketNameKorean} ${betBaseline}`

/** "핸디캡 -0.5 · 홈" */
export const outcomeTitle = (market: TradingMarket, outcome: TradingOutcome): string =>
  `${marketTitle(market)} · ${outcome.betNameKorean}`
