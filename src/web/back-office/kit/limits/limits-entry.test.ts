import { expect, test } from 'vitest'
import { entryOf, entryText, fitsNoBet, readEntry } from './limits-entry.ts'

const shipped = { minBetAmount: 5_000, maxBetAmount: 5_000, maxWinAmount: 25_000_000, maxBetPercent: 5_000 }

test('LIMIT-007 the limits that stand are read back as they are', () => {
  expect(entryOf(shipped)).toEqual({
    minBetAmount: '5,000',
    maxBetAmount: '5,000',
    maxWinAmount: '25,000,000',
    maxBetPercent: '5000',
  })
  expect(readEntry(entryOf(shipped))).toEqual({ limits: shipped })
})

test('money is grouped while it is typed, odds keep their decimals', () => {
  expect(entryText('maxBetAmount', '0100000원')).toBe('100,000')
  expect(entryText('maxBetAmount', '')).toBe('')
  expect(entryText('maxBetPercent', '12.5배')).toBe('12.5')
})

test.each([
  [{ minBetAmount: '' }, 'minBetAmount'],
  [{ maxBetPercent: '0.5' }, 'maxBetPercent'],
  [{ maxBetPercent: '1.234' }, 'maxBetPercent'],
  [{ maxBetPercent: '100001' }, 'maxBetPercent'],
  [{ minBetAmount: '5,001' }, 'maxBetAmount'],
])('%j is not sent', (change, field) => {
  expect(Object.keys(readEntry({ ...entryOf(shipped), ...change }).errors ?? {})).toEqual([field])
})

test('LIMIT-007 limits at which no bet fits are told', () => {
  expect(fitsNoBet({ ...shipped, maxWinAmount: 5_000 })).toBe(true)
  expect(fitsNoBet(shipped)).toBe(false)
})
