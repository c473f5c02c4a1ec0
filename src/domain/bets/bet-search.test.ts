import { expect, test } from 'vitest'
import { isNumberBeginning, numberSpan } from './bet-search.ts'

test('matches a bet number prefix as a range of numbers', () => {
  expect(numberSpan('019380aa-1')).toEqual({
    from: '019380aa-1000-0000-0000-000000000000',
    to: '019380aa-1fff-ffff-ffff-ffffffffffff',
  })
  const whole = '019380aa-1111-7222-8333-444455556666'
  expect(numberSpan(whole)).toEqual({ from: whole, to: whole })
})

test.each([
  ['019380aa', true],
  ['019380aa-', true],
  ['019380aa-1111-7', true],
  ['019380aa-1111-7222-8333-444455556666', true],
  ['019380a', false],
  ['019380aa1', false],
  ['019380aa-1111-7222-8333-4444555566667', false],
  ['019380ag', false],
  ['No.1M2Q7-R0AB-4X2K', true],
  ['1m2q7r0ab4x2k', true],
  ['No.8', false],
])('accepts %s as a bet number prefix: %s', (text, may) => {
  expect(isNumberBeginning(text)).toBe(may)
})
