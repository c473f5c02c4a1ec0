import { expect, test } from 'vitest'
import type { FixtureId } from '#domain/ids.ts'
import { testClock } from '#tests/support/house/clock.ts'
import { openSuspensions } from './suspensions.ts'

const [ONE, TWO] = [1 as FixtureId, 2 as FixtureId]

/** The pre-match package is alive; fixture 1 has begun, fixture 2 has not. */
function openFeed() {
  const suspensions = openSuspensions(testClock())
  suspensions.reopen()
  expect(suspensions.follow(ONE, 'live')).toEqual([])
  expect(suspensions.follow(TWO, 'not-started')).toEqual([])
  return suspensions
}

test('a fixture is open only when no reason is left, and told of only when that turns', () => {
  const suspensions = openFeed()
  expect(suspensions.set([ONE], 'alarm', true)).toMatchObject([{ fixtureId: 1, suspended: true }])
  expect(suspensions.set([ONE], 'not-alive', true)).toEqual([])
  expect(suspensions.set([ONE], 'alarm', false)).toEqual([])
  expect(suspensions.set([ONE], 'not-alive', false)).toMatchObject([{ fixtureId: 1, suspended: false }])
})

test('a new fixture of a silent package is closed from the first word on', () => {
  const suspensions = openSuspensions(testClock())
  expect(suspensions.follow(ONE, 'not-started')).toMatchObject([{ suspended: true }])
  expect(suspensions.reopen()).toMatchObject([{ suspended: false }])
})

test('a match that begins counts by the in-play package, whatever the pre-match package does', () => {
  const suspensions = openFeed()
  expect(suspensions.close([TWO])).toMatchObject([{ fixtureId: 2, suspended: true }])
  expect(suspensions.follow(TWO, 'live')).toMatchObject([{ fixtureId: 2, suspended: false }])
  expect(suspensions.reopen()).toEqual([])
})

test('what a whole snapshot did not name stays closed until it is told of', () => {
  const suspensions = openFeed()
  suspensions.close([TWO])
  suspensions.set([TWO], 'missing', true)
  expect(suspensions.reopen()).toEqual([])
  expect(suspensions.follow(TWO, 'not-started')).toMatchObject([{ suspended: false }])
})

test('of two words on a fixture the later one bears the later time, also within a millisecond', () => {
  const suspensions = openFeed()
  const facts = [
    ...suspensions.set([ONE], 'alarm', true),
    ...suspensions.set([ONE], 'alarm', false),
    suspensions.standing(ONE),
  ]
  expect(facts.map(fact => fact.suspended)).toEqual([true, false, false])
  expect(new Set(facts.map(fact => fact.at)).size).toBe(3)
})
