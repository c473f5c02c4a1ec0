import type { Brand } from '../brand.ts'
import { readHundredths } from '../hundredths.ts'
import type { LeagueId, MarketTypeId, SportId } from '../ids.ts'
import { ODDS_MIN, type Odds } from '../odds.ts'
import { winnersOf } from './market-winners.ts'

/** What a market pays back of its stakes (환수율), in hundredths of a percent: 92.50 % is 9,250 (handbook 6.3). */
export type PayoutRate = Brand<number, 'PayoutRate'>

/** Less would be a slip of the pen; more than everything is no house. */
const PAYOUT_RATE_MIN = 5_000
const PAYOUT_RATE_MAX = 10_000

/** Reads "92", "92.5" or "92.50"; undefined for what is no rate that may be set. */
export function readPayoutRate(text: string): PayoutRate | undefined {
  const rate = readHundredths(text.trim(), 3, 'none')
  return rate !== undefined && isPayoutRate(rate) ? rate : undefined
}

/** "92.50%" of hundredths of a percent. */
export const payoutRateText = (rate: number): string =>
  `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}%`

const isPayoutRate = (rate: number): rate is PayoutRate =>
  Number.isInteger(rate) && rate >= PAYOUT_RATE_MIN && rate <= PAYOUT_RATE_MAX

/** What a rate is set for. A league is of one sport, so its sport is left out; all null is nothing to set for. */
export type PayoutScope = {
  readonly sportId: SportId | null
  readonly leagueId: LeagueId | null
  readonly marketTypeId: MarketTypeId | null
}

/** The rates that operators have set, by what they are set for. */
export type PayoutRates = ReadonlyMap<string, PayoutRate>

type SetRate = PayoutScope & { readonly payoutRate: PayoutRate }

export const payoutRates = (rows: readonly SetRate[]): PayoutRates =>
  new Map(rows.map(row => [scopeKey(row.sportId, row.leagueId, row.marketTypeId), row.payoutRate]))

const scopeKey = (sportId: number | null, leagueId: number | null, marketTypeId: number | null): string =>
  `${sportId ?? ''}:${leagueId ?? ''}:${marketTypeId ?? ''}`

type MarketPlace = {
  readonly sportId: SportId
  readonly leagueId: LeagueId
  readonly marketTypeId: MarketTypeId
}

/**
 * The rate of a market: the most specific one counts, in the order league and market, league, sport and market, sport,
 * market. Null where none is set: then it is offered as the feed says.
 */
export function payoutRateOf(
  rates: PayoutRates,
  { sportId, leagueId, marketTypeId }: MarketPlace,
): PayoutRate | null {
  if (rates.size === 0) return null
  return (
    rates.get(scopeKey(null, leagueId, marketTypeId)) ??
    rates.get(scopeKey(null, leagueId, null)) ??
    rates.get(scopeKey(sportId, null, marketTypeId)) ??
    rates.get(scopeKey(sportId, null, null)) ??
    rates.get(scopeKey(null, null, marketTypeId)) ??
    null
  )
}

const WHOLE = 10_000n

/**
 * The prices of a whole market at a payout rate, in the order of the feed's, exactly and then cut to hundredths. The
 * chances that the feed's prices imply are brought to the sum that the rate asks for, all by one factor. Never better
 * than the feed's (decision 59) and never below 1.01; prices that do not add up to a whole book, because picks are
 * missing, are taken as fair.
 */
export function pricesAtRate(
  marketTypeId: MarketTypeId,
  fed: readonly Odds[],
  rate: PayoutRate,
): readonly Odds[] {
  const { sum, whole } = impliedSum(fed)
  const winners = BigInt(winnersOf(marketTypeId) ?? Math.max(1, Number(sum / whole)))
  const book = winners * whole
  const numerator = BigInt(rate) * (sum > book ? sum : book)
  const denominator = WHOLE * book
  if (numerator >= denominator) return fed
  return fed.map(price => cut((BigInt(price) * numerator) / denominator, price))
}

function cut(hundredths: bigint, fed: Odds): Odds {
  const price = Number(hundredths) as Odds
  return price >= ODDS_MIN ? price : fed < ODDS_MIN ? fed : ODDS_MIN
}

/** The sum of the chances that prices imply, as `sum` over `whole`. */
function impliedSum(prices: readonly Odds[]): { readonly sum: bigint; readonly whole: bigint } {
  const whole = prices.reduce((product, price) => product * BigInt(price), 1n)
  const sum = prices.reduce((total, price) => total + (100n * whole) / BigInt(price), 0n)
  return { sum, whole }
}

/** What prices pay back, in hundredths of a percent cut to whole ones; null where there is none. */
export function payoutRateOfPrices(marketTypeId: MarketTypeId, prices: readonly Odds[]): number | null {
  if (prices.length === 0) return null
  const { sum, whole } = impliedSum(prices)
  const winners = BigInt(winnersOf(marketTypeId) ?? Math.max(1, Number(sum / whole)))
  return Number((WHOLE * winners * whole) / sum)
}
