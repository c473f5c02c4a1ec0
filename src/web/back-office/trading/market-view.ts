import type { TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'
import { outcomeCode } from '#contract/wire/status-codes.ts'
import type { MarketTypeId } from '#domain/ids.ts'
import { MINUTE } from '#domain/instant.ts'
import { compareKinds, mainLineFirst } from '#domain/markets/market-order.ts'
import { type BettingTab, tabOfMarket } from '#web/sport/board/markets/detail-groups.ts'
import { readLine } from '#web/sport/prices/offered.ts'

/** Which markets of a fixture are shown. */
export type MarketFilter = 'current' | 'bets' | 'touched' | 'all'

const outcomeTouched = ({ betPriceByAdmin, suspendedByAdmin, voided }: TradingOutcome): boolean =>
  betPriceByAdmin !== null || suspendedByAdmin || voided

/** An operator holds or has voided the market or a pick of it, or has set a price. */
const isTouched = (market: TradingMarket): boolean =>
  market.suspension.byAdmin || market.voided || market.bets.some(outcomeTouched)

export const hasBets = ({ exposure }: TradingMarket): boolean =>
  exposure.singles.bets + exposure.combinations.bets > 0

/** A line that its feed has closed and not spoken of for so long has moved on for good. */
const MOVED_ON = 3 * MINUTE

/**
 * Still in play for the desk: offered, or closed a moment ago. In play dozens of lines come and go; those that are gone
 * are shown only where somebody has bet on them or an operator holds them.
 */
function isCurrent(market: TradingMarket, now: number): boolean {
  if (hasBets(market) || isTouched(market)) return true
  const standing = market.bets.filter(({ id, status }) => id !== null && status !== outcomeCode.settled)
  if (standing.length === 0) return false
  return !market.suspension.byFeed || standing.some(({ fedAt }) => fedAt !== null && now - fedAt < MOVED_ON)
}

const passes: Readonly<Record<MarketFilter, (market: TradingMarket, now: number) => boolean>> = {
  current: isCurrent,
  bets: hasBets,
  touched: isTouched,
  all: () => true,
}

const typeOf = ({ marketId }: TradingMarket): MarketTypeId => marketId as MarketTypeId

export type MarketGroup = {
  readonly typeId: MarketTypeId
  readonly name: string
  readonly markets: readonly TradingMarket[]
}

const lineOf = ({ betBaseline }: TradingMarket) => readLine(betBaseline)
const oddsOf = ({ bets }: TradingMarket) => bets.flatMap(({ offeredPrice }) => offeredPrice ?? [])

function inOrder(lines: readonly TradingMarket[]): readonly TradingMarket[] {
  const main = lines.find(market => market.main)
  return mainLineFirst(lines, { main: main && lineOf(main), lineOf, oddsOf })
}

/** The markets by kind, and their lines, in the order of the members' pages. */
export function groupMarkets(markets: readonly TradingMarket[]): readonly MarketGroup[] {
  return [...Map.groupBy(markets, typeOf)]
    .map(([typeId, own]) => ({
      typeId,
      name: own[0]?.marketNameKorean ?? '',
      markets: inOrder(own),
    }))
    .toSorted((a, b) => compareKinds(a.typeId, b.typeId))
}

/** The markets behind a tab that pass a filter. */
export const shownMarkets = (
  markets: readonly TradingMarket[],
  tab: BettingTab,
  filter: MarketFilter,
  now: number,
): readonly TradingMarket[] =>
  markets.filter(
    market => (tab === 'all' || tabOfMarket(typeOf(market)) === tab) && passes[filter](market, now),
  )

/** What the house pays when an outcome wins: singles exactly, combinations as expected. */
const payoutOf = ({ exposure }: TradingOutcome): number =>
  exposure.singles.payout + exposure.combinations.payoutExpected

/** The outcome that costs the house the most; none where nobody has bet. */
export function worstOutcome({ bets }: TradingMarket): TradingOutcome | undefined {
  const worst = bets.toSorted((a, b) => payoutOf(b) - payoutOf(a))[0]
  return worst && payoutOf(worst) > 0 ? worst : undefined
}
