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

test('a fixture is open only without any reason, and a fact is sent only on a change', () => {
  const suspensions = openFeed()
  expect(suspensions.set([ONE], 'alarm', true)).toMatchObject([{ fixtureId: 1, suspended: true }])
  expect(suspensions.set([ONE], 'not-alive', true)).toEqual([])
  expect(suspensions.set([ONE], 'alarm', false)).toEqual([])
  expect(suspensions.set([ONE], 'not-alive', false)).toMatchObject([{ fixtureId: 1, suspended: false }])
})

test('a new fixture of a silent package is closed from the first fact on', () => {
  const suspensions = openSuspensions(testClock())
  expect(suspensions.follow(ONE, 'not-started')).toMatchObject([{ suspended: true }])
  expect(suspensions.reopen()).toMatchObject([{ suspended: false }])
})

test('a started match follows the in-play package, whatever the pre-match package does', () => {
  const suspensions = openFeed()
  expect(suspensions.close([TWO])).toMatchObject([{ fixtureId: 2, suspended: true }])
  expect(suspensions.follow(TWO, 'live')).toMatchObject([{ fixtureId: 2, suspended: false }])
  expect(suspensions.reopen()).toEqual([])
})

test('a fixture missing from a complete snapshot stays closed until it is reported', () => {
  const suspensions = openFeed()
  suspensions.close([TWO])
  suspensions.set([TWO], 'missing', true)
  expect(suspensions.reopen()).toEqual([])
  expect(suspensions.follow(TWO, 'not-started')).toMatchObject([{ suspended: false }])
})

test('of two facts about a fixture the later one has the later time, also within a millisecond', () => {
  const suspensions = openFeed()
  const facts = [
    ...suspensions.set([ONE], 'alarm', true),
    ...suspensions.set([ONE], 'alarm', false),
    suspensions.standing(ONE),
  ]
  expect(facts.map(fact => fact.suspended)).toEqual([true, false, false])
  expect(new Set(facts.map(fact => fact.at)).size).toBe(3)
})
