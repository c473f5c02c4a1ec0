import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyOdds } from '#tests/support/facts/slip-arbitraries.ts'
import { won } from './money.ts'
import { formatOdds, odds, parseOdds, totalOdds, winnings } from './odds.ts'

describe('total odds', () => {
  test.each([
    ['VALID-023', [155, 155, 210], 505],
    ['VALID-024 half rounds up', [110, 115], 127],
    ['VALID-024 once, at the end', [101, 101, 101, 101], 104],
    ['CART-012', [150, 200], 300],
    ['handbook 1.6, five legs and their bonus', [150, 162, 180, 145, 200, 105], 1332],
    ['handbook 1.6, a void leg and the lower tier', [150, 162, 180, 100, 200, 103], 901],
    ['without legs', [], 100],
  ])('%s', (_, legs, expected) => {
    expect(totalOdds(legs.map(odds))).toBe(expected)
  })

  test('VALID-023 the order of the legs never changes a total', () => {
    const legsAndShuffled = fc
      .array(anyOdds, { maxLength: 12 })
      .chain(legs => fc.tuple(fc.constant(legs), fc.shuffledSubarray(legs, { minLength: legs.length })))
    fc.assert(
      fc.property(legsAndShuffled, ([legs, shuffled]) => {
        expect(totalOdds(shuffled)).toBe(totalOdds(legs))
      }),
    )
  })

  test('VALID-018 an overflowing product stays a number, so that it can be refused', () => {
    const total = totalOdds(Array.from({ length: 10 }, () => odds(100_000)))
    expect(total).toBe(Number.MAX_SAFE_INTEGER)
  })
})

test.each([
  ['VALID-025', 10_000, 315, 31_500],
  ['VALID-027 rounded down', 428_571, 700, 2_999_997],
  ['VALID-027 rounded down to the won', 33_333, 333, 110_998],
])('%s winnings are stake times total odds', (_, stake, total, expected) => {
  expect(winnings(won(stake), odds(total))).toBe(expected)
})

test.each([
  [200, '2.00'],
  [190, '1.90'],
  [105, '1.05'],
  [10_001, '100.01'],
])('LIMIT-015 odds of %i hundredths are shown with two decimals as %s', (hundredths, text) => {
  expect(formatOdds(odds(hundredths))).toBe(text)
})

test('odds parse back from their text', () => {
  fc.assert(
    fc.property(anyOdds, value => {
      expect(parseOdds(formatOdds(value))).toBe(value)
    }),
  )
})

test.each(['0.99', '1.234', '1e3', '-1.5', 'x', '', ' '])('rejects %j as odds', text => {
  expect(parseOdds(text)).toBeUndefined()
})
