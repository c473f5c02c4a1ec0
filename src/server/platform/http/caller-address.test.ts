import { expect, test } from 'vitest'
import { plainAddress } from './caller-address.ts'

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:0DB8:0::1', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.7:1234', '203.0.113.7'],
  ['[2001:db8::1]:80', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[203.0.113.7', '0.0.0.0'],
  ['203.0.113.700', '0.0.0.0'],
  ['unknown', '0.0.0.0'],
  ['_hidden', '0.0.0.0'],
  ["'; drop table", '0.0.0.0'],
  ['', '0.0.0.0'],
])('the address %j is normalised to %j', (given, plain) => {
  expect(plainAddress(given)).toBe(plain)
})
