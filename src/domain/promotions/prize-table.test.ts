import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coins, points } from '../money.ts'
import { drawWord } from './coin-draw.ts'
import {
  averageFigure,
  chanceFraction,
  chancePercent,
  expectedPoints,
  isPrizeTable,
  prizePlace,
  prizeRanges,
  prizeWords,
  WEIGHT_TOTAL,
} from './prize-table.ts'

const prize = (weight: number, p = 0, c = 0) => ({ weight, points: points(p), coins: coins(c) })

/** Up to twelve weights with the right sum. */
const weights = fc
  .uniqueArray(fc.integer({ min: 1, max: WEIGHT_TOTAL - 1 }), { maxLength: 11 })
  .map(cuts => [0, ...cuts.toSorted((a, b) => a - b), WEIGHT_TOTAL])
  .map(cuts => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)))

test('EVENT-003 each number gives one prize, as often as its weight, so the odds add up to exactly one', () => {
  fc.assert(
    fc.property(weights, given => {
      const prizes = given.map(weight => prize(weight))
      const counts = prizes.map(() => 0)
      for (let number = 0; number < WEIGHT_TOTAL; number++) {
        const place = prizePlace(prizes, number)
        counts[place - 1] = (counts[place - 1] ?? 0) + 1
        const [from, to] = prizeRanges(prizes)[place - 1] ?? [1, 0]
        expect(number >= from && number <= to).toBe(true)
      }
      expect(counts).toEqual(given)
      expect(isPrizeTable(prizes)).toBe(true)
      const hundredths = given.map(weight => Number(chancePercent(weight).replace(/[.%]/g, '')))
      expect(hundredths.reduce((sum, one) => sum + one, 0)).toBe(WEIGHT_TOTAL)
    }),
    { numRuns: 20 },
  )
})

test.each([
  [[prize(9_999)], false],
  [[prize(10_001)], false],
  [[], false],
  [[prize(10_000, 1)], true],
  [[prize(0), prize(10_000)], false],
  [[prize(10_001), prize(-1)], false],
])('prizes %j make a table: %s', (prizes, yes) => {
  expect(isPrizeTable(prizes)).toBe(yes)
})

test('shows chances as fractions in lowest terms and exact percentages, prizes in words', () => {
  expect([2_500, 37, 10_000, 1].map(chanceFraction)).toEqual(['1/4', '37/10,000', '1/1', '1/10,000'])
  expect([2_500, 37, 10_000].map(chancePercent)).toEqual(['25.00%', '0.37%', '100.00%'])
  expect([prize(1), prize(1, 1_500), prize(1, 0, 2), prize(1, 500, 1)].map(prizeWords)).toEqual([
    '다음 기회에',
    '1,500P',
    '코인 2개',
    '500P + 코인 1개',
  ])
  expect(averageFigure(expectedPoints([prize(5_000, 125), prize(5_000)]))).toBe('62.5')
  expect(averageFigure(expectedPoints([prize(10_000, 12_345)]))).toBe('12,345')
})

test('normalises and trims a member’s word, and refuses an empty, invisible or long one', () => {
  expect(drawWord('  행운 '.normalize('NFD'))).toBe('행운')
  expect(drawWord('a:1')).toBe('a:1')
  for (const none of ['', '   ', '\u200b\u3164', 'x'.repeat(41)]) expect(drawWord(none)).toBeUndefined()
})
