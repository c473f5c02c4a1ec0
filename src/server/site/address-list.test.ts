import { expect, test } from 'vitest'
import { addressList } from './address-list.ts'

test.each([
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['198.51.100.200', true],
  ['2001:db8::5', true],
  ['2001:db9::5', false],
  ['not an address', false],
])('ERR-008 asked for %s, the list of blocked addresses answers %s', (ip, blocked) => {
  const list = addressList(['203.0.113.7/32', '198.51.100.0/24', '2001:db8::/32'])
  expect(list.includes(ip)).toBe(blocked)
})

test('an empty list includes nobody', () => {
  expect(addressList([]).includes('127.0.0.1')).toBe(false)
})
