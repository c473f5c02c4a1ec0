import { expect, test } from 'vitest'
import type { Leg } from '#domain/slip/leg.ts'
import { fixturesOfLegs, plainArray } from './booking-columns.ts'

test('writes figures and ids as PostgreSQL reads arrays, what is absent as NULL', () => {
  expect(plainArray([1, undefined, 3])).toBe('{1,NULL,3}')
  expect(plainArray([])).toBe('{}')
})

test('the fixtures of a bet come once each, in the order of the slip', () => {
  const legs = [7, 3, 7].map(fixtureId => ({ fixtureId }) as Leg)
  expect(fixturesOfLegs(legs)).toEqual([7, 3])
})
