import { expect, test } from 'vitest'
import { type EventSketch, FIXTURE, translate } from '#tests/support/feeds/lsports-events.ts'

const [IN_PLAY, PRE_MATCH] = [1, 2]
const told = (type: number, status: number, more: object = {}): EventSketch => ({
  Fixture: { ...FIXTURE, ...more, Subscription: { Type: type, Status: status } },
})
const live = { Status: 2 }

/** Whether the fixture is suspended after the last of these events. */
const held = (...events: EventSketch[]) =>
  translate(...events)
    .at(-1)
    ?.unsubscribed.at(-1)?.on ?? false

test.each([2, 3, 4])('a fixture whose subscription is %i is closed, before its start and in play', status => {
  expect(held(told(PRE_MATCH, 1), told(PRE_MATCH, status))).toBe(true)
  expect(held(told(IN_PLAY, 1, live), told(IN_PLAY, status, live))).toBe(true)
})

test('a message with only the subscription suffices', () => {
  const bare = { Fixture: { Subscription: { Type: PRE_MATCH, Status: 3 } } }
  expect(held(told(PRE_MATCH, 1), bare)).toBe(true)
  expect(held(bare)).toBe(true)
})

test('a resubscribed fixture stays closed until a snapshot includes it', () => {
  const events = [told(PRE_MATCH, 1), told(PRE_MATCH, 3), told(PRE_MATCH, 1)]
  const last = translate(...events).at(-1)
  expect(last?.unsubscribed.at(-1)?.on).toBe(true)
  expect([...(last?.incomplete ?? [])]).toEqual([12])
  for (const named of [told(PRE_MATCH, 1), { Fixture: FIXTURE }])
    expect(translate(...events, { ...named, origin: 'snapshot' }).at(-1)?.unsubscribed).toMatchObject([
      { on: false },
    ])
})

test('a snapshot by time is incomplete: a resubscribed fixture waits for a complete one', () => {
  const events = [told(PRE_MATCH, 1), told(PRE_MATCH, 3)]
  const last = translate(...events, { ...told(PRE_MATCH, 1), origin: 'changes' }).at(-1)
  expect([last?.unsubscribed.at(-1)?.on, [...(last?.incomplete ?? [])]]).toEqual([true, [12]])
})

test('the package that currently prices the fixture decides; the other one applies only without it', () => {
  expect(held(told(PRE_MATCH, 1), told(IN_PLAY, 2))).toBe(false)
  expect(held(told(PRE_MATCH, 1), told(IN_PLAY, 2), told(IN_PLAY, 2, live))).toBe(true)
  expect(held(told(IN_PLAY, 1, live), told(PRE_MATCH, 4, live))).toBe(false)
  expect(held(told(IN_PLAY, 3))).toBe(true)
})

test('an older subscription, and an unknown status, change nothing', () => {
  expect(held({ ...told(PRE_MATCH, 3), seconds: 9 }, { ...told(PRE_MATCH, 1), seconds: 5 })).toBe(true)
  expect(held(told(PRE_MATCH, 1), told(PRE_MATCH, 0), told(PRE_MATCH, 9))).toBe(false)
})
