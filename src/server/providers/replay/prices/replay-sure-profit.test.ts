import { expect, test } from 'vitest'
import { line } from '#domain/line.ts'
import { FOOTBALL } from '#domain/sports/sports.ts'
import { findSureProfits } from '#tests/support/books/replay-sure-profits.ts'
import { openSureProfitCheck, type PriceTag } from '#tests/support/books/sure-profit.ts'
import { loadRecordedMatches } from '../shipped-matches.ts'

const scores = [0, 1, 2, 3].flatMap(home => [0, 1, 2, 3].map(away => ({ 100: [home, away] }) as const))
const check = openSureProfitCheck(FOOTBALL, scores)
const price = (typeId: number, at: number | undefined, pick: string, odds: number): PriceTag => ({
  typeId,
  ...(at === undefined ? {} : { line: line(at) }),
  pick,
  odds,
})

test.each([
  ['both sides of a market at fair prices', [price(2, 250, 'Over', 200), price(2, 250, 'Under', 200)]],
  ['under the lower and over the higher line', [price(2, 150, 'Under', 400), price(2, 350, 'Over', 400)]],
  ['a home win and a lead given to home', [price(1, undefined, '1', 400), price(3, 50, '1', 400)]],
  ['two of three ways', [price(1, undefined, '1', 900), price(1, undefined, '2', 900)]],
  ['a whole line whose stake only comes back', [price(3, 0, '1', 210), price(3, -100, '2', 101)]],
  ['half stakes that lose as much as they win', [price(3, 25, '1', 150), price(1, undefined, '2', 290)]],
])('finds no sure profit in %s', (_, prices) => {
  expect(check(prices)).toBeUndefined()
})

test.each([
  ['the home win with half a goal for away', 1.05, [price(1, undefined, '1', 210), price(3, -50, '2', 210)]],
  ['over 2.5 with under 3.5', 1.05, [price(2, 250, 'Over', 210), price(2, 350, 'Under', 210)]],
  [
    'all three ways',
    1.02,
    [price(1, undefined, '1', 306), price(1, undefined, 'X', 306), price(1, undefined, '2', 306)],
  ],
])('finds a sure profit in %s', (_, back, prices) => {
  expect(check(prices)?.back).toBeCloseTo(back, 6)
})

test('splits the stake where a quarter line pays in halves: 1X2 with a quarter and a whole line', () => {
  const found = check([price(1, undefined, '1', 179), price(3, -125, '2', 187), price(3, -150, '1', 319)])
  expect(found?.back).toBeGreaterThan(1.1)
  expect(found?.bets).toMatch(/^1 .* \+ 3 -125 2 .* \+ 3 -150 1 /)
})

test('the prices of a match from opening to closing never allow a sure profit, in the whole shipped table', {
  timeout: 240_000,
}, async () => {
  const { matches } = await loadRecordedMatches()
  expect(findSureProfits(matches)).toEqual([])
})
