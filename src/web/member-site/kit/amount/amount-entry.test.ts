import { expect, test } from 'vitest'
import { amountText, readAmount } from './amount-entry.ts'

test.each([
  ['', '', 0],
  ['10000', '10,000', 10_000],
  ['1,0000', '10,000', 10_000],
  ['007abc', '7', 7],
  ['１０，０００원', '10,000', 10_000],
  ['5만', '50,000', 50_000],
  ['123456789012345', '12,345,678,901', 12_345_678_901],
])('%s is shown as %s', (typed, text, amount) => {
  expect(amountText(typed)).toBe(text)
  expect(readAmount(text)).toBe(amount)
})
