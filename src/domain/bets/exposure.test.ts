import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MarketTypeId } from '../ids.ts'
import {
  type Exposure,
  fixtureExposure,
  joinedExposure,
  marketExposure,
  type PickExposure,
} from './exposure.ts'

const typeId = (id: number) => id as MarketTypeId
const WINNER = typeId(1)
const DOUBLE_CHANCE = typeId(7)
const UNKNOWN = typeId(999_999)

const single = (pick: string, stakes: number, payout: number): PickExposure => ({
  pick,
  singles: { bets: 1, stakes, payout },
  combinations: { bets: 0, stakes: 0, payoutMax: 0, payoutExpected: 0 },
})
const combined = (pick: string, stakes: number, payoutMax: number, payoutExpected: number): PickExposure => ({
  pick,
  singles: { bets: 0, stakes: 0, payout: 0 },
  combinations: { bets: 1, stakes, payoutMax, payoutExpected },
})

test.each<[string, MarketTypeId, readonly PickExposure[], number, number]>([
  ['the greater payout less all stakes', WINNER, [single('1', 100, 190), single('X', 50, 165)], 40, 40],
  ['a balanced market is a gain', WINNER, [single('1', 100, 180), single('2', 100, 180)], -20, -20],
  ['both halves of a double chance', DOUBLE_CHANCE, [single('1X', 100, 120), single('12', 100, 130)], 50, 50],
  [
    'all payouts less stakes of an unknown market',
    UNKNOWN,
    [single('a', 10, 30), single('b', 10, 40)],
    50,
    50,
  ],
  [
    'combinations by what they pay on average',
    WINNER,
    [single('1', 100, 190), combined('2', 50, 9_000, 300)],
    90,
    150,
  ],
  ['zero without bets', WINNER, [], 0, 0],
])('computes the worst case of a market: %s', (_name, type, picks, singles, withCombinations) => {
  expect(marketExposure(type, picks).worst).toEqual({ singles, withCombinations })
})

test('handbook 2.9 bets that count from different scores may win together, though their picks exclude each other', () => {
  const handicap = typeId(3)
  const atStart = marketExposure(handicap, [single('1', 100, 190), single('2', 50, 100)])
  const atOneNil = marketExposure(handicap, [single('2', 100, 200)])
  expect(joinedExposure([atStart, atOneNil])).toMatchObject({
    exposure: { singles: { bets: 3, stakes: 250, payout: 390 } },
    worst: { singles: 140, withCombinations: 140 },
  })
})

test('the exposure of a fixture is the sum of its markets; a bet in two of them counts its stake once', () => {
  const markets = [
    marketExposure(WINNER, [single('1', 100, 190), combined('1', 50, 400, 95)]),
    marketExposure(typeId(2), [combined('Over', 50, 400, 90)]),
  ]
  expect(fixtureExposure(markets, 150)).toEqual({
    worstPayout: 190 + 95 + 90,
    worst: { singles: 90, withCombinations: 375 - 150 },
  })
})

const amount = fc.integer({ min: 0, max: 10_000_000 })
const anExposure: fc.Arbitrary<Exposure> = fc.record({
  singles: fc.record({ bets: fc.nat(100), stakes: amount, payout: amount }),
  combinations: fc.record({
    bets: fc.nat(100),
    stakes: amount,
    payoutMax: amount,
    payoutExpected: amount,
  }),
})
const picksOf = (words: readonly string[]) =>
  fc
    .tuple(...words.map(() => anExposure))
    .map(list => list.map((exposure, index) => ({ pick: words[index] ?? '', ...exposure })))

test('the worst case of a market is a possible result, and no possible result is worse', () => {
  fc.assert(
    fc.property(picksOf(['1', 'X', '2']), picks => {
      const { exposure, worst } = marketExposure(WINNER, picks)
      const stakes = picks.reduce((sum, one) => sum + one.singles.stakes, 0)
      const losses = picks.map(one => one.singles.payout - stakes)
      expect(exposure.singles.stakes).toBe(stakes)
      expect(worst.singles).toBe(Math.max(...losses))
    }),
  )
})

test('a further bet on any pick never lowers the payouts, and raises the worst loss by at most its stake', () => {
  fc.assert(
    fc.property(picksOf(['1X', '12', 'X2']), fc.nat(2), amount, amount, (picks, at, stakes, payout) => {
      const more = picks.map((one, index) =>
        index === at
          ? {
              ...one,
              singles: {
                ...one.singles,
                stakes: one.singles.stakes + stakes,
                payout: one.singles.payout + payout,
              },
            }
          : one,
      )
      const [before, after] = [marketExposure(DOUBLE_CHANCE, picks), marketExposure(DOUBLE_CHANCE, more)]
      expect(after.exposure.singles.payout).toBeGreaterThanOrEqual(before.exposure.singles.payout)
      expect(after.worst.singles).toBeGreaterThanOrEqual(before.worst.singles - stakes)
    }),
  )
})

test('the worst case of an unknown market is never below that of a known one', () => {
  fc.assert(
    fc.property(picksOf(['1', 'X', '2']), picks => {
      const known = marketExposure(WINNER, picks).worst
      const unknown = marketExposure(UNKNOWN, picks).worst
      expect(unknown.singles).toBeGreaterThanOrEqual(known.singles)
      expect(unknown.withCombinations).toBeGreaterThanOrEqual(known.withCombinations)
    }),
  )
})
