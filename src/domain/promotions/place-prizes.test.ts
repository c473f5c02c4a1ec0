import fc from 'fast-check'
import { expect, test } from 'vitest'
import { points } from '../money.ts'
import { isPlacePrizes, placesText, prizeOf, prizeTotal } from './place-prizes.ts'

const line = (from: number, to: number, each: number) => ({ from, to, points: points(each) })

test.each([
  ['one place', [line(1, 1, 100)], true],
  ['places in a row, less for the later ones', [line(1, 1, 100), line(2, 5, 50), line(6, 6, 50)], true],
  ['nothing', [], false],
  ['a missing first place', [line(2, 2, 100)], false],
  ['a missing place', [line(1, 1, 100), line(3, 3, 50)], false],
  ['a place twice', [line(1, 3, 100), line(3, 4, 50)], false],
  ['an end before its beginning', [line(1, 0, 100)], false],
  ['more for a later place', [line(1, 1, 50), line(2, 2, 100)], false],
  ['a place without a prize', [line(1, 1, 0)], false],
  ['too many places', [line(1, 1_001, 100)], false],
] as const)('CASINO-009 a table of %s: %s', (_, prizes, isOne) => {
  expect(isPlacePrizes(prizes)).toBe(isOne)
})

/** Prize tables with several rows of places and non-increasing points. */
const tables = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 1_000 })), {
    minLength: 1,
    maxLength: 20,
  })
  .map(lines => {
    let [to, left] = [0, 100_000]
    return lines.map(([size, less]) => {
      const from = to + 1
      to += size
      left -= less
      return line(from, to, left)
    })
  })

test('CASINO-009 every place of a table pays its own prize, and the sum is the total', () => {
  fc.assert(
    fc.property(tables, prizes => {
      expect(isPlacePrizes(prizes)).toBe(true)
      const last = prizes.at(-1)?.to ?? 0
      const each = Array.from({ length: last }, (_, index) => prizeOf(prizes, index + 1))
      expect(each.reduce((sum, one) => sum + one, 0)).toBe(prizeTotal(prizes))
      expect(each).toEqual(each.toSorted((a, b) => b - a))
      expect(prizeOf(prizes, last + 1)).toBe(0)
    }),
    { numRuns: 50 },
  )
})

test('shows one place or a range of places', () => {
  expect([placesText({ from: 1, to: 1 }), placesText({ from: 4, to: 1_000 })]).toEqual(['1위', '4~1,000위'])
})
