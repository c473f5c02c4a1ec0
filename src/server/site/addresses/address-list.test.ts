import { expect, test } from 'vitest'
import { instant } from '#domain/instant.ts'
import { addressList, isTooWide, shownNetwork } from './address-list.ts'

const now = instant(1_000)
const without = (address: string) => ({ address, until: null })

test.each([
  ['203.0.113.7', true],
  ['203.0.113.8', false],
  ['198.51.100.200', true],
  ['2001:db8::5', true],
  ['2001:db9::5', false],
  ['not an address', false],
])('ERR-008 for %s the list of blocked addresses answers %s', (ip, blocked) => {
  const list = addressList(['203.0.113.7/32', '198.51.100.0/24', '2001:db8::/32'].map(without))
  expect(list.includes(ip, now)).toBe(blocked)
})

test('an empty list includes no address', () => {
  expect(addressList([]).includes('127.0.0.1', now)).toBe(false)
})

test('ERR-008 a temporary block ends at its exact time, and other blocks continue', () => {
  const list = addressList([{ address: '203.0.113.7/32', until: instant(2_000) }, without('198.51.100.0/24')])
  const at = (moment: number, ip: string) => list.includes(ip, instant(moment))
  expect([at(1_000, '203.0.113.7'), at(1_999, '203.0.113.7'), at(2_000, '203.0.113.7')]).toEqual([
    true,
    true,
    false,
  ])
  expect([at(2_000, '198.51.100.1'), at(3_000, '203.0.113.7')]).toEqual([true, false])
})

test.each([
  ['0.0.0.0/0', true],
  ['10.0.0.0/7', true],
  ['10.0.0.0/8', false],
  ['203.0.113.7', false],
  ['::/0', true],
  ['2001::/15', true],
  ['2001:db8::/32', false],
])('the network %s is too wide to be blocked: %s', (network, wide) => {
  expect(isTooWide(network)).toBe(wide)
})

test('shows a single address without its prefix length', () => {
  expect(['203.0.113.7/32', '203.0.113.0/24', '2001:db8::1/128', '2001:db8::/32'].map(shownNetwork)).toEqual([
    '203.0.113.7',
    '203.0.113.0/24',
    '2001:db8::1',
    '2001:db8::/32',
  ])
})
