import type { TradingMarket, TradingOutcome } from '#contract/back-office/trading.ts'
import { formatOdds, ODDS_MIN, type Odds, odds, parseOdds } from '#domain/odds.ts'
import { bookPercent, marketPrices } from './market-margin.ts'

const PRICE_MAX = 100_000
/** Beyond this distance from the feed's price one is asked whether it is meant. */
const FAR_PERCENT = 20

type PriceEntry =
  | { readonly ok: false; readonly error: string }
  | {
      readonly ok: true
      readonly price: Odds
      readonly warnings: readonly string[]
      readonly book: number | undefined
    }

/** The sum of a market's prices, with one of them replaced. */
export function bookWith(market: TradingMarket, outcome: TradingOutcome, price?: Odds): number | undefined {
  const offered = market.bets.filter(bet => bet.id !== null)
  const prices = marketPrices(
    offered.map(bet => (bet.id === outcome.id && price ? price / 100 : bet.offeredPrice)),
  )
  return prices && bookPercent(prices)
}

/** Judges a price as it is typed. What is wrong stops it, what is odd is said. */
export function readPriceEntry(text: string, market: TradingMarket, outcome: TradingOutcome): PriceEntry {
  const price = parseOdds(text)
  if (price === undefined)
    return {
      ok: false,
      error: text.trim() === '' ? '' : '배당은 1.95처럼 소수점 둘째 자리까지 입력해 주세요.',
    }
  if (price < ODDS_MIN) return { ok: false, error: `배당은 ${formatOdds(ODDS_MIN)} 이상이어야 합니다.` }
  if (price > PRICE_MAX) return { ok: false, error: `배당은 ${formatOdds(odds(PRICE_MAX))} 이하여야 합니다.` }
  if (outcome.betPriceByAdmin !== null && parseOdds(outcome.betPriceByAdmin) === price)
    return { ok: false, error: '현재 수동 배당과 같습니다.' }
  const book = bookWith(market, outcome, price)
  const warnings = [
    farFromFeed(price, outcome),
    book !== undefined && book < 10_000 && '합계가 100% 미만입니다. 모든 픽에 걸면 이길 수 있는 배당입니다.',
  ]
  return { ok: true, price, book, warnings: warnings.filter(warning => typeof warning === 'string') }
}

function farFromFeed(price: Odds, { betPrice }: TradingOutcome): string | undefined {
  const feed = betPrice === null ? undefined : parseOdds(betPrice)
  if (feed === undefined) return undefined
  return Math.abs(price - feed) * 100 > feed * FAR_PERCENT
    ? `피드 배당과 ${FAR_PERCENT}% 넘게 차이납니다.`
    : undefined
}

/** The price some hundredths up or down, never below the lowest one. */
export const nudged = (text: string, by: number, from: number): string =>
  formatOdds(odds(Math.max(ODDS_MIN, (parseOdds(text) ?? from) + by)))
