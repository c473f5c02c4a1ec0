import { expect, test } from 'vitest'
import { streamOf } from './stream-address.ts'

test.each([
  ['', undefined],
  ['https://tv.example/embed/{fixtureId}?id={fixtureId}', 'https://tv.example/embed/7?id=7'],
  ['https://tv.example/channel', 'https://tv.example/channel'],
])('ROUTE-013 the setting "%s" shows match 7 from %s', (setting, address) => {
  expect(streamOf(setting, 7)).toBe(address)
})
