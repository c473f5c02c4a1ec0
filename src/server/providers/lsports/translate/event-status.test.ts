import { expect, test } from 'vitest'
import { FIXTURE, livescore, results, translate } from '#tests/support/feeds/lsports-events.ts'

const played = { score: [2, 1], periods: { 10: [1, 0], 20: [1, 1] } } as const
const board = (status: number, more: object = {}) =>
  livescore({ ...played, status, period: status === 3 ? 100 : 20, ...more })
const fixture = (status: number) => ({ Fixture: { ...FIXTURE, Status: status } })

/** The statuses sent to the book and to the suspensions by the last of these events. */
function statuses(...events: Parameters<typeof translate>) {
  const last = translate(...events).at(-1)
  const told = last?.facts.flatMap(fact =>
    fact.kind === 'fixture' || fact.kind === 'score' ? [fact.status] : [],
  )
  return { told, followed: last?.statuses.map(one => one.status) }
}

test.each([
  [8, 2, 'coverage-lost'],
  [6, 2, 'interrupted'],
  [4, 2, 'cancelled'],
  [7, 2, 'abandoned'],
  [5, 2, 'postponed'],
  [3, 2, 'finished'],
  [2, 3, 'finished'],
  [7, 3, 'abandoned'],
  [1, 2, 'live'],
  [2, 2, 'live'],
])(
  'of the fixture status %i and the scoreboard status %i the more severe applies: %s',
  (ofFixture, ofBoard, graver) => {
    const { told, followed } = statuses({ ...fixture(ofFixture), ...board(ofBoard) })
    expect(new Set([...(told ?? []), ...(followed ?? [])])).toEqual(new Set([graver]))
  },
)

test('a scoreboard of a later event advances the status, but never from cancelled', () => {
  expect(statuses(fixture(8), board(2)).followed).toEqual(['live'])
  expect(statuses(fixture(4), board(2)).followed).toEqual(['cancelled'])
})

test('a running scoreboard gives no result, with any fixture status; nor does one of a cancelled match', () => {
  const kinds = (...events: Parameters<typeof translate>) =>
    translate(...events)
      .at(-1)
      ?.facts.map(fact => fact.kind)
  expect(kinds({ ...fixture(3), ...board(2) })).toEqual(['fixture', 'score'])
  expect(kinds({ ...fixture(4), ...board(3) })).toEqual(['fixture', 'score'])
  expect(kinds(fixture(4), board(3))).toEqual(['score'])
  expect(kinds(fixture(2), board(3))).toEqual(['score', 'result'])
})

const finished = (more: object) => ({
  Livescore: {
    Scoreboard: { Status: 3, CurrentPeriod: 100, Time: '-1', Results: results('2', '1'), ...more },
    Periods: [
      { Type: 10, Results: results('1', '0') },
      { Type: 20, Results: results('1', '1') },
    ],
  },
})

test.each([
  [3, 'home-retired'],
  [4, 'away-retired'],
  [5, 'score-unsure'],
  [10, 'home-walkover'],
  [11, 'away-walkover'],
  [60, 'home-disqualified'],
  [70, 'no-contest'],
])('a match finished with the description %i (%s) gives no ordinary result', (description, irregular) => {
  const last = translate(fixture(2), finished({ Description: description })).at(-1)
  expect(last?.facts).toMatchObject([{ kind: 'score', status: 'finished', irregular }])
  expect(last?.leftOut).toEqual([`final score of a match that ended by ${irregular}`])
})

const tennisEnd = (
  Description: number,
  sets: readonly (readonly [string, string])[],
  won: readonly [string, string],
) => ({
  Livescore: {
    Scoreboard: { Status: 3, CurrentPeriod: 100, Time: '-1', Results: results(...won), Description },
    Periods: sets.map((set, index) => ({ Type: index + 1, Results: results(...set) })),
  },
})
const tennis = { Fixture: { ...FIXTURE, Status: 2, Sport: { Id: 54_094, Name: 'Tennis' } } }

test('handbook 1.12 a retirement in a sport of sets is a result that names the side', () => {
  const ended = tennisEnd(
    4,
    [
      ['6', '4'],
      ['2', '3'],
    ],
    ['1', '0'],
  )
  expect(translate(tennis, ended).at(-1)?.facts).toMatchObject([
    { kind: 'score', irregular: 'away-retired' },
    { kind: 'result', sheet: { 1: [6, 4], 2: [2, 3], 100: [1, 0] }, retired: 'away' },
  ])
})

test.each([0, 10])('a match of sets with an impossible end (description %i) has no result', description => {
  const last = translate(tennis, tennisEnd(description, [['7', '5']], ['1', '0'])).at(-1)
  expect(last?.facts.map(fact => fact.kind)).toEqual(['score'])
  expect(last?.leftOut).toHaveLength(1)
})

test.each([undefined, 0, 1, 12])('a match finished with the description %j has its result', description => {
  const last = translate(fixture(2), finished({ Description: description })).at(-1)
  expect(last?.facts.map(fact => fact.kind)).toEqual(['score', 'result'])
})

test('a retirement stays until the end and suspends betting before it; a doubt ends when it is no longer reported', () => {
  const playing = (more: object) => ({
    Livescore: { Scoreboard: { Status: 2, CurrentPeriod: 20, Results: results('2', '1'), ...more } },
  })
  const [, retired, last] = translate(fixture(2), playing({ Description: 3 }), finished({}))
  expect(retired?.alarms.at(-1)?.on).toBe(true)
  expect(last?.facts).toMatchObject([{ kind: 'score', irregular: 'home-retired' }])
  const unsure = translate(fixture(2), playing({ Description: 15 }), finished({}))
  expect(unsure.at(-1)?.facts.map(fact => fact.kind)).toEqual(['score', 'result'])
})
