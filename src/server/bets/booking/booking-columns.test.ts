import { expect, test } from 'vitest'
import type { Leg } from '#domain/slip/leg.ts'
import { fixturesOfLegs } from './booking-columns.ts'

test('the fixtures of a bet come once each, in the order of the slip', () => {
  const legs = [7, 3, 7].map(fixtureId => ({ fixtureId }) as Leg)
  expect(fixturesOfLegs(legs)).toEqual([7, 3])
})
