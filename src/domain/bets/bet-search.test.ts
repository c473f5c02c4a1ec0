import { expect, test } from 'vitest'
import { numberSpan } from './bet-search.ts'

test('the beginning of a number is all numbers that begin so', () => {
  expect(numberSpan('019380aa-1')).toEqual({
    from: '019380aa-1000-0000-0000-000000000000',
    to: '019380aa-1fff-ffff-ffff-ffffffffffff',
  })
  const whole = '019380aa-1111-7222-8333-444455556666'
  expect(numberSpan(whole)).toEqual({ from: whole, to: whole })
})
