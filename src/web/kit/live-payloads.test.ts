import { expect, test } from 'vitest'
import { readFigures, readQuotes } from './live-payloads.ts'

test('quotes are read with their status in words or in the numbers of the wire', () => {
  expect(
    readQuotes([
      { outcomeId: 'a', odds: 185, version: 3, status: 'open' },
      { outcomeId: 9, odds: 210, version: 1, status: 2 },
    ]),
  ).toEqual([
    { outcomeId: 'a', odds: 185, version: 3, status: 'open' },
    { outcomeId: '9', odds: 210, version: 1, status: 'suspended' },
  ])
})

test('what is no quote is left out and never shown as a price', () => {
  const broken = [
    null,
    1,
    {},
    { outcomeId: 'a', odds: 1.85, version: 1, status: 1 },
    { outcomeId: 'a', odds: 185, version: 1, status: 7 },
  ]
  expect(readQuotes(broken)).toEqual([])
  expect(readQuotes({ a: 1 })).toEqual([])
})

test('only the figures that a message brings are read', () => {
  expect(readFigures({ emoney: 5, point: '7' })).toEqual({ emoney: 5 })
  expect(readFigures('x')).toEqual({})
})
