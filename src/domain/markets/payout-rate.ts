import type { Brand } from '../brand.ts'
import { readHundredths } from '../hundredths.ts'
import type { LeagueId, MarketTypeId, SportId } from '../ids.ts'

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
