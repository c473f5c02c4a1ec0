import { expect, test } from 'vitest'
import { isExchangePassword, isSimpleExchangePassword } from './exchange-password.ts'
import { maskedAddress, maskedPhone } from './masked.ts'
import { conversionRefusal } from './point-conversion.ts'

test.each([
  ['4827', true],
  ['482715', true],
  ['482', false],
  ['4827156', false],
  ['48a7', false],
])('an exchange password is four to six digits: %s', (text, isOne) => {
  expect(isExchangePassword(text)).toBe(isOne)
})

test.each([
  ['0000', true],
  ['1234', true],
  ['9876', true],
  ['789012', true],
  ['4827', false],
  ['1212', false],
])('treats an easily guessed password as simple: %s', (text, isSimple) => {
  expect(isSimpleExchangePassword(text)).toBe(isSimple)
})

test('masks a phone number and an address', () => {
  expect(maskedPhone('010-1234-5678')).toBe('010-****-5678')
  expect(maskedPhone('12')).toBe('****')
  expect(maskedAddress('203.0.113.9')).toBe('203.0.*.*')
  expect(maskedAddress('::ffff:203.0.113.9')).toBe('203.0.*.*')
  expect(maskedAddress('2001:db8:5::1')).toBe('2001:db8:*')
})

test('VALID-028 VALID-029 converts at least five thousand points, and at most the balance', () => {
  expect(conversionRefusal(4_999, 10_000)).toEqual({ code: 'POINTS_BELOW_MINIMUM' })
  expect(conversionRefusal(5_000, 10_000)).toBeUndefined()
  expect(conversionRefusal(10_001, 10_000)).toEqual({ code: 'POINTS_ABOVE_HELD' })
})
