import { expect, test } from 'vitest'
import { odds } from '#domain/odds.ts'
import { bookPercent, marketPrices, percentText } from './market-margin.ts'

test.each([
  [[200, 200], '100.00%'],
  [[190, 190], '105.26%'],
  [[250, 320, 280], '106.96%'],
  [[210, 210], '95.24%'],
])('prices %j add up to %s', (prices, text) => {
  expect(percentText(bookPercent(prices.map(odds)))).toBe(text)
})

test('a market with a price missing has no sum', () => {
  expect(marketPrices([1.9, 2.05])).toEqual([190, 205])
  expect(marketPrices([1.9, null])).toBeUndefined()
})
