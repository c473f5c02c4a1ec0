import { expect, test } from 'vitest'
import { couponBonus, couponCode, couponQuestion, couponState, couponWorthText } from './coupons.ts'

test.each([
  ['open2026', 'OPEN2026'],
  [' open-2026-nov ', 'OPEN2026NOV'],
  ['ABCDEFGH', 'ABCDEFGH'],
  ['ABCDEFG', undefined],
  ['ABCDEFGHIJKLM', undefined],
  ['ABCD_EFGH', undefined],
  ['쿠폰12345678', undefined],
])('handbook 5.7 the code %s is %s', (typed, code) => expect(couponCode(typed)).toBe(code))

test('WALLET-017 a coupon is valid on its last day, and expired on the next', () => {
  expect(couponState('unused', '2026-11-30', '2026-11-30')).toBe('unused')
  expect(couponState('unused', '2026-11-30', '2026-12-01')).toBe('expired')
  expect(couponState('used', '2026-11-30', '2026-12-01')).toBe('used')
})

test('handbook 5.7 each kind is shown and entered in its own unit', () => {
  const percent = null
  expect(couponWorthText({ kind: 'points', amount: 5_000, percent })).toBe('5,000P')
  expect(couponWorthText({ kind: 'money', amount: 10_000, percent })).toBe('10,000원')
  expect(couponWorthText({ kind: 'deposit-bonus', amount: 30_000, percent: 10 })).toBe('10% (최대 30,000P)')
  expect(couponQuestion({ kind: 'points', amount: 5_000 })).toBe(
    '5,000포인트가 지급됩니다. 사용하시겠습니까?',
  )
  expect(couponQuestion({ kind: 'money', amount: 10_000 })).toBe('10,000원이 지급됩니다. 사용하시겠습니까?')
})

test('a deposit bonus is its percent, rounded down, up to its maximum', () => {
  expect(couponBonus({ amount: 30_000, percent: 10 }, 50_009)).toBe(5_000)
  expect(couponBonus({ amount: 30_000, percent: 10 }, 500_000)).toBe(30_000)
})
