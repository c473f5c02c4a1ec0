import type { Brand } from '../brand.ts'
import { readHundredths } from '../hundredths.ts'
import type { LeagueId, MarketTypeId, SportId } from '../ids.ts'

/** Payout rate of a market (환수율) in hundredths of a percent: 92.50 % is 9,250 (handbook 6.3). */
export type PayoutRate = Brand<number, 'PayoutRate'>

/** Bounds that catch typing errors. A rate above 100 % leaves no margin. */
const PAYOUT_RATE_MIN = 5_000
const PAYOUT_RATE_MAX = 10_000

/** Parses "92", "92.5" or "92.50"; undefined for an invalid rate. */
export function readPayoutRate(text: string): PayoutRate | undefined {
  const rate = readHundredths(text.trim(), 3, 'none')
  return rate !== undefined && isPayoutRate(rate) ? rate : undefined
}

/** Formats hundredths of a percent as "92.50%". */
export const payoutRateText = (rate: number): string =>
  `${Math.trunc(rate / 100)}.${String(rate % 100).padStart(2, '0')}%`

const isPayoutRate = (rate: number): rate is PayoutRate =>
  Number.isInteger(rate) && rate >= PAYOUT_RATE_MIN && rate <= PAYOUT_RATE_MAX

/** Scope of a payout rate. A league belongs to one sport, so its sport is null. At least one field is set. */
export type PayoutScope = {
  readonly sportId: SportId | null
  readonly leagueId: LeagueId | null
  readonly marketTypeId: MarketTypeId | null
}

/** Payout rates set by operators, by scope. */
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
 * Returns the rate of a market. The most specific rate counts: league and market, league, sport and
 * market, sport, market. Null when none is set: the feed's odds are offered unchanged.
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
