import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyOdds } from '#tests/support/facts/slip-arbitraries.ts'
import type { LeagueId, MarketTypeId, SportId } from '../ids.ts'
import { type Odds, odds } from '../odds.ts'
import { type PayoutRate, payoutRateOf, payoutRates, payoutRateText, readPayoutRate } from './payout-rate.ts'
import { payoutRateOfPrices, pricesAtRate } from './rated-prices.ts'

const market = (id: number) => id as MarketTypeId
const rate = (hundredths: number) => hundredths as PayoutRate
const WHOLE = 10_000
const WINNER = market(1)
const TOTAL = market(2)
const DOUBLE_CHANCE = market(7)

test.each([
  ['of a book of 107.34 %', WINNER, [250, 330, 270], 9000, [241, 318, 260]],
  ['two ways, of 105.26 %', TOTAL, [190, 190], 9200, [184, 184]],
  ['exactly: 2.55 x 0.9 x 18/17 is 2.43', TOTAL, [150, 255], 9000, [142, 243]],
  ['the rate of the feed', TOTAL, [190, 190], 9500, [190, 190]],
  ['never better than the feed', TOTAL, [190, 190], 9900, [190, 190]],
  ['two of a double chance win', DOUBLE_CHANCE, [130, 135, 140], 8500, [122, 127, 132]],
  ['never below 1.01', TOTAL, [102, 1_500], 8000, [101, 1_256]],
  ['a price of 1.00 stays', TOTAL, [100, 5_000], 9000, [100, 4_590]],
  ['missing picks: treated as fair', WINNER, [250, 330], 9000, [225, 297]],
  ['no offer', WINNER, [], 9000, []],
])('handbook 6.3 prices at a payout rate: %s', (_, typeId, fed, at, expected) => {
  expect(pricesAtRate(typeId, fed.map(odds), rate(at))).toEqual(expected)
})

const aRate = fc.integer({ min: 5_000, max: WHOLE }).map(rate)
const prices = fc.array(anyOdds, { minLength: 1, maxLength: 30 })
const aType = fc.constantFrom(WINNER, TOTAL, DOUBLE_CHANCE, market(6), market(4_711))

const at = (list: readonly Odds[], index: number): number => list[index] ?? 0

test('handbook 6.3 a lower rate never gives a better price, and no price is above the feed or below 1.01', () => {
  fc.assert(
    fc.property(aType, prices, aRate, aRate, (typeId, fed, one, other) => {
      const [low, high] = one < other ? [one, other] : [other, one]
      const less = pricesAtRate(typeId, fed, low)
      const more = pricesAtRate(typeId, fed, high)
      for (const [index, price] of fed.entries()) {
        expect(at(less, index)).toBeLessThanOrEqual(at(more, index))
        expect(at(more, index)).toBeLessThanOrEqual(price)
        expect(at(less, index)).toBeGreaterThanOrEqual(Math.min(price, 101))
      }
    }),
  )
})

test('handbook 6.3 keeps the order of the prices and scales all of them by one factor', () => {
  fc.assert(
    fc.property(aType, prices, aRate, (typeId, fed, asked) => {
      const made = pricesAtRate(typeId, fed, asked)
      for (const [index, price] of fed.entries())
        for (const [other, beside] of fed.entries())
          if (price <= beside) expect(at(made, index)).toBeLessThanOrEqual(at(made, other))
    }),
  )
})

test('handbook 6.3 a whole market pays back the requested rate, except for rounding to hundredths', () => {
  const whole = fc.tuple(fc.integer({ min: 110, max: 900 }), fc.integer({ min: 110, max: 900 }))
  fc.assert(
    fc.property(whole, aRate, ([home, away], asked) => {
      const fed = [odds(home), odds(away)]
      const byFeed = payoutRateOfPrices(TOTAL, fed) ?? 0
      const made = pricesAtRate(TOTAL, fed, asked)
      fc.pre(made.every(price => price > 101))
      const paid = payoutRateOfPrices(TOTAL, made) ?? 0
      expect(paid).toBeLessThanOrEqual(Math.max(byFeed, 0))
      // For a book below 100 % it is unknown what is missing, so its odds are treated as fair.
      if (byFeed <= WHOLE) expect(paid).toBeLessThanOrEqual(Math.max(asked, 0))
      const lost = Math.max(...made.map(price => 10_000 / price))
      if (asked <= byFeed && byFeed <= WHOLE) expect(paid).toBeGreaterThanOrEqual(asked - lost - 1)
    }),
  )
})

test('handbook 6.3 the same rate gives the same prices, and leaves its own prices unchanged', () => {
  fc.assert(
    fc.property(aType, prices, aRate, (typeId, fed, asked) => {
      const once = pricesAtRate(typeId, fed, asked)
      expect(pricesAtRate(typeId, fed, asked)).toEqual(once)
      expect(once).toHaveLength(fed.length)
    }),
  )
})

const football = 6046 as SportId
const premier = 8 as LeagueId
const scope = (sportId: number | null, leagueId: number | null, marketTypeId: number | null, at: number) => ({
  sportId: sportId as SportId | null,
  leagueId: leagueId as LeagueId | null,
  marketTypeId: marketTypeId as MarketTypeId | null,
  payoutRate: rate(at),
})

test('handbook 6.3 applies the most specific rate: league and market, league, sport and market, sport, market', () => {
  const steps = [
    scope(null, premier, 1, 9100),
    scope(null, premier, null, 9200),
    scope(football, null, 1, 9300),
    scope(football, null, null, 9400),
    scope(null, null, 1, 9500),
  ]
  const place = { sportId: football, leagueId: premier, marketTypeId: WINNER }
  for (let from = 0; from < steps.length; from++)
    expect(payoutRateOf(payoutRates(steps.slice(from)), place)).toBe(9100 + from * 100)
  expect(payoutRateOf(payoutRates([]), place)).toBeNull()
  expect(payoutRateOf(payoutRates(steps), { ...place, leagueId: 9 as LeagueId })).toBe(9300)
  expect(payoutRateOf(payoutRates(steps), { ...place, marketTypeId: TOTAL })).toBe(9200)
  expect(payoutRateOf(payoutRates(steps), { ...place, sportId: 1 as SportId, leagueId: 9 as LeagueId })).toBe(
    9500,
  )
})

test.each([
  ['92', 9_200],
  ['92.5', 9_250],
  [' 92.55 ', 9_255],
  ['100', 10_000],
  ['50', 5_000],
  ['49.99', undefined],
  ['100.01', undefined],
  ['92.555', undefined],
  ['0.92', undefined],
  ['-92', undefined],
  ['1e2', undefined],
  ['', undefined],
])('parses a typed rate: %j', (text, expected) => {
  expect(readPayoutRate(text)).toBe(expected)
})

test('formats a rate', () => {
  expect([9_250, 9_205, 10_000].map(payoutRateText)).toEqual(['92.50%', '92.05%', '100.00%'])
})

test('computes the payout rate of prices with one winner, two winners or none', () => {
  expect(payoutRateOfPrices(TOTAL, [odds(190), odds(190)])).toBe(9_500)
  expect(payoutRateOfPrices(DOUBLE_CHANCE, [odds(130), odds(135), odds(140)])).toBe(8_991)
  expect(payoutRateOfPrices(WINNER, [])).toBeNull()
})
