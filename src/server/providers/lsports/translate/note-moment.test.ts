import { expect, test } from 'vitest'
import { BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '#domain/sports/sports.ts'
import {
  bet,
  type EventSketch,
  FIXTURE,
  livescore,
  market,
  results,
  type Standing,
  translate,
} from '#tests/support/feeds/lsports-events.ts'

const playing = (sportId: number = FOOTBALL) => ({
  Fixture: { ...FIXTURE, Status: 2, Sport: { Id: sportId, Name: 'A sport' } },
})
const open = market(1, [bet(1, '1', {})])
const happened = (type: number, seconds: number, rest: object = {}) => ({
  Period: 10,
  IncidentType: type,
  Seconds: seconds,
  ParticipantPosition: '1',
  ...rest,
})

/** Whether betting is suspended after the last of these events. */
const stands = (sportId: number, ...events: EventSketch[]) =>
  translate(playing(sportId), ...events)
    .flatMap(({ alarms }) => alarms)
    .at(-1)?.on ?? false

const first: Standing = { score: [0, 0], periods: { 10: [0, 0] } }
const goal: Standing = { score: [1, 0], clock: 61, periods: { 10: [1, 0] } }

test('handbook 2.3 a goal suspends betting until new prices arrive, at least six seconds later', () => {
  const before = [livescore(first), open]
  expect(stands(FOOTBALL, ...before)).toBe(false)
  expect(stands(FOOTBALL, ...before, livescore(goal))).toBe(true)
  expect(stands(FOOTBALL, ...before, livescore(goal), { ...open, seconds: 8 })).toBe(true)
  expect(stands(FOOTBALL, ...before, livescore(goal), { ...open, seconds: 9 })).toBe(false)
  const closed = market(1, [bet(1, '1', { Status: 2 })])
  expect(stands(FOOTBALL, ...before, livescore(goal), { ...closed, seconds: 30 })).toBe(true)
})

test.each<[string, number, Standing, Standing, boolean]>([
  ['a goal', FOOTBALL, first, goal, true],
  ['a disallowed goal', FOOTBALL, goal, first, true],
  ['a goal in ice hockey', ICE_HOCKEY, { period: 1 }, { period: 1, score: [0, 1] }, true],
  ['a basket', BASKETBALL, { period: 1 }, { period: 1, score: [2, 0] }, false],
  ['a red card', FOOTBALL, first, { ...first, incidents: [happened(7, 60)] }, true],
  ['a penalty', FOOTBALL, first, { ...first, incidents: [happened(8, 60)] }, true],
  ['a yellow card', FOOTBALL, first, { ...first, incidents: [happened(6, 60)] }, false],
  [
    'a power play',
    ICE_HOCKEY,
    { period: 1, periods: { 10: [0, 0] } },
    { period: 1, periods: { 10: [0, 0] }, incidents: [happened(2037, 60)] },
    true,
  ],
  ['the end of a half', FOOTBALL, first, { ...first, period: 80 }, true],
  ['the start of a half', FOOTBALL, { ...first, period: 80 }, { ...first, period: 20 }, false],
  ['a clock that runs back', FOOTBALL, { ...first, clock: 600 }, { ...first, clock: 300 }, true],
  ['a clock that runs on', FOOTBALL, { ...first, clock: 600 }, { ...first, clock: 602 }, false],
  [
    'a set point',
    VOLLEYBALL,
    { period: 1, periods: { 1: [23, 20] } },
    { period: 1, periods: { 1: [24, 20] } },
    true,
  ],
  [
    'a point',
    VOLLEYBALL,
    { period: 1, periods: { 1: [22, 20] } },
    { period: 1, periods: { 1: [23, 20] } },
    false,
  ],
  ['a danger', FOOTBALL, first, { ...first, more: { DangerTriggers: [{ Type: 1, Status: 2 }] } }, true],
  [
    'safety',
    FOOTBALL,
    { ...first, more: { DangerTriggers: [{ Type: 1, Status: 2 }] } },
    { ...first, more: { DangerTriggers: [{ Type: 1, Status: 1 }] } },
    false,
  ],
])('handbook 2.3 %s suspends betting or not', (_, sportId, before, after, stopped) => {
  expect(stands(sportId, livescore(before), livescore(after))).toBe(stopped)
})

test('handbook 2.3 a video review suspends betting until it ends and prices arrive', () => {
  const review = (confirmation: number) =>
    livescore({ ...first, more: { CurrentIncident: { Id: 1074, Confirmation: confirmation } } })
  const before = [livescore(first), review(1)]
  expect(stands(FOOTBALL, ...before)).toBe(true)
  expect(stands(FOOTBALL, ...before, { ...open, seconds: 60 })).toBe(true)
  expect(stands(FOOTBALL, ...before, { ...review(2), seconds: 60 }, { ...open, seconds: 61 })).toBe(false)
})

const told = (...events: EventSketch[]) =>
  translate(playing(), ...events).flatMap(({ incidents }) =>
    incidents.map(({ incident: { number, kind, side, clockSeconds } }) => [number, kind, side, clockSeconds]),
  )

test('numbers incidents in order, each reported once, however often the feed lists it', () => {
  const one = happened(27, 900, { Results: results('1', '0') })
  const same = happened(9, 900, { Results: results('1', '0') })
  const card = happened(6, 700, { ParticipantPosition: '2' })
  const later = happened(1, 1_000)
  const list = (...incidents: object[]) => livescore({ ...goal, incidents })
  expect(told(livescore(first), list(one, same, card), list(one, card), list(one, card, later))).toEqual([
    [1, 'yellow-card', 'away', 700],
    [2, 'goal', 'home', 900],
    [3, 'corner', 'home', 1_000],
  ])
})

test('an incident with a corrected second is not new; a list of changes extends the known ones', () => {
  const list = (...incidents: object[]) => livescore({ ...goal, incidents })
  expect(
    told(
      list(happened(6, 100), happened(6, 200)),
      list(happened(6, 101), happened(6, 200)),
      list(happened(6, 300)),
    ),
  ).toEqual([
    [1, 'yellow-card', 'home', 100],
    [2, 'yellow-card', 'home', 200],
    [3, 'yellow-card', 'home', 300],
  ])
})

test('period starts and ends are incidents', () => {
  expect(
    told(
      livescore(first),
      livescore({ ...first, period: 80, clock: 2_700 }),
      livescore({ ...first, period: 20 }),
    ),
  ).toEqual([
    [1, 'period-end', null, 60],
    [2, 'period-start', null, 60],
  ])
})

test('an older fact about the match changes nothing', () => {
  const late = { ...livescore(goal), seconds: 0 }
  expect(stands(FOOTBALL, { ...livescore(first), seconds: 5 }, late)).toBe(false)
})

test('handbook 2.3 dangers are independent by kind: ending one keeps the others', () => {
  const warn = (...triggers: readonly (readonly [type: number, status: number])[]) =>
    livescore({ ...first, more: { DangerTriggers: triggers.map(([Type, Status]) => ({ Type, Status })) } })
  const begun = livescore(first)
  expect(stands(FOOTBALL, begun, warn([1, 2]), warn([3, 1]))).toBe(true)
  expect(stands(FOOTBALL, begun, warn([1, 2], [3, 2]), warn([1, 1]))).toBe(true)
  expect(stands(FOOTBALL, begun, warn([1, 2], [3, 2]), warn([1, 1]), warn([3, 1]))).toBe(false)
  expect(stands(FOOTBALL, begun, warn([1, 2]), begun)).toBe(true)
  // A snapshot that contains any warning contains all.
  expect(stands(FOOTBALL, begun, warn([1, 2]), { ...warn([3, 1]), origin: 'snapshot' })).toBe(false)
})
