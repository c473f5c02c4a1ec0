import { expect, test } from 'vitest'
import { entryOf, entryText, fitsNoBet, readEntry } from './limits-entry.ts'

const shipped = { minBetAmount: 5_000, maxBetAmount: 5_000, maxWinAmount: 25_000_000, maxBetPercent: 5_000 }

test('LIMIT-007 reads the current limits back unchanged', () => {
  expect(entryOf(shipped)).toEqual({
    minBetAmount: '5,000',
    maxBetAmount: '5,000',
    maxWinAmount: '25,000,000',
    maxBetPercent: '5000',
  })
  expect(readEntry(entryOf(shipped))).toEqual({ limits: shipped })
})

test('groups the digits of money while typing and keeps the decimals of odds', () => {
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
])('does not send %j', (change, field) => {
  expect(Object.keys(readEntry({ ...entryOf(shipped), ...change }).errors ?? {})).toEqual([field])
})

test('LIMIT-007 detects limits that no bet can satisfy', () => {
  expect(fitsNoBet({ ...shipped, maxWinAmount: 5_000 })).toBe(true)
  expect(fitsNoBet(shipped)).toBe(false)
})
