import { expect, test } from 'vitest'
import { streamAddressOf, streamHostOf } from './stream-address.ts'

test('ROUTE-013 replaces every placeholder in an address by the match', () => {
  expect(streamAddressOf('https://tv.example/embed/{fixtureId}?id={fixtureId}', 7)).toBe(
    'https://tv.example/embed/7?id=7',
  )
  expect(streamAddressOf('https://tv.example/channel', 7)).toBe('https://tv.example/channel')
})

test.each([
  ['https://tv.example/embed/{fixtureId}', 'tv.example'],
  ['https://Player.TV.example:8443/?match={fixtureId}', 'player.tv.example:8443'],
  ['https://tv.example', 'tv.example'],
])('ROUTE-013 %s frames the host %s', (address, host) => {
  expect(streamHostOf(address)).toBe(host)
})

test.each([
  '',
  'http://tv.example/embed',
  '//tv.example/embed',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:word@tv.example/',
  'https://{fixtureId}.tv.example/',
  'https://tv{fixtureId}.example/',
  'https://localhost/embed',
  'https://tv.localhost:3000/',
  'https://127.0.0.1/embed',
  'https://2130706433/embed',
  'https://0x7f.1/embed',
  'https://[::1]/embed',
  'https://intranet/embed',
  'https://tv.internal/',
  'https://tv.example/"onload="x',
  "https://tv.example/'",
  'https://tv.example/<script>',
  'https://tv.example; script-src *',
  'https://tv.example,*',
  'https://*.example/',
  'https://tv.example/ x',
  `https://tv.example/${'x'.repeat(400)}`,
])('ROUTE-013 frames no host for "%s"', address => {
  expect(streamHostOf(address)).toBeUndefined()
})
