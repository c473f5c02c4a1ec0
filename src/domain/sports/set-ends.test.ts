import { expect, test } from 'vitest'
import type { SportId } from '../ids.ts'
import { readSets, withMatchTieBreak } from './set-ends.ts'
import {
  BADMINTON,
  BEACH_VOLLEYBALL,
  ESPORTS,
  SEPAK_TAKRAW,
  SQUASH,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from './sports.ts'

/** "6-4 7-6" */
const setsOf = (text: string) =>
  text.split(' ').map((set, index) => {
    const [home = 0, away = 0] = set.split('-').map(Number)
    return { number: index + 1, home, away }
  })

const flawOf = (sportId: SportId, text: string) => readSets(sportId, { sets: setsOf(text) }).flaw

const ends: readonly (readonly [SportId, string])[] = [
  [TENNIS, '6-4 6-0'],
  [TENNIS, '7-6 5-7 6-3'],
  [TENNIS, '6-4 3-6 10-8'],
  [TENNIS, '6-4 3-6 14-12'],
  [TENNIS, '6-4 3-6 9-7'],
  [TENNIS, '6-4 4-6 6-4'],
  [TENNIS, '6-3 6-4 7-6'],
  [TENNIS, '6-4 6-4 4-6 6-7 70-68'],
  [TENNIS, '4-2 1-4 4-3'],
  [TENNIS, '4-3 5-4'],
  [TENNIS, '4-1 2-4 10-7'],
  [VOLLEYBALL, '25-22 21-25 25-19 27-25'],
  [VOLLEYBALL, '25-23 20-25 25-20 9-25 9-15'],
  [VOLLEYBALL, '25-23 20-25 25-20 9-25 21-19'],
  [BEACH_VOLLEYBALL, '21-19 19-21 15-11'],
  [TABLE_TENNIS, '11-9 11-0 13-11'],
  [TABLE_TENNIS, '11-9 9-11 11-9 9-11 11-9 9-11 12-10'],
  [BADMINTON, '21-19 30-29'],
  [BADMINTON, '21-15 19-21 24-22'],
  [BADMINTON, '15-13 21-20'],
  [BADMINTON, '11-9 10-12 15-14 11-2'],
  [SQUASH, '11-3 11-5 12-10'],
  [SEPAK_TAKRAW, '15-13 17-16'],
  [ESPORTS, '1-0 0-1 16-14'],
]

test.each(ends)('handbook 1.12 a match of sport %i can end %s', (sport, text) => {
  expect(flawOf(sport, text)).toBeUndefined()
})

const setFlaws: readonly (readonly [SportId, string, number])[] = [
  [TENNIS, '3-2', 1],
  [TENNIS, '6-4 2-3', 2],
  [TENNIS, '7-5 3-2', 2],
  [TENNIS, '6-5 6-4', 1],
  [TENNIS, '8-6 6-4', 1],
  [TENNIS, '6-4 4-2', 2],
  [TENNIS, '6-4 3-6 5-3', 3],
  [TENNIS, '6-4 3-6 10-9', 3],
  [TENNIS, '6-4 3-6 1-0', 3],
  [VOLLEYBALL, '25-20 20-25 25-23 10-12', 4],
  [VOLLEYBALL, '25-20 25-20 27-20', 3],
  [TABLE_TENNIS, '11-5 11-7 4-2', 3],
  [TABLE_TENNIS, '4-2', 1],
  [TABLE_TENNIS, '11-10 11-5 11-5', 1],
  [BADMINTON, '5-2', 1],
  [BADMINTON, '21-10 15-3', 2],
  [BADMINTON, '21-10 31-29', 2],
  [ESPORTS, '1-0 1-1', 2],
]

test.each(setFlaws)(
  'handbook 1.12 sport %i: of %s set %i cannot end with that score',
  (sport, text, code) => {
    expect(flawOf(sport, text)).toMatchObject({ kind: 'set', code })
  },
)

const matchFlaws: readonly (readonly [SportId, string, readonly [number, number]])[] = [
  [TENNIS, '7-5', [1, 0]],
  [TENNIS, '3-6 7-5', [1, 1]],
  [TENNIS, '6-4 6-4 3-6', [2, 1]],
  [VOLLEYBALL, '25-20 25-20', [2, 0]],
  [TABLE_TENNIS, '11-5 11-5', [2, 0]],
  [BADMINTON, '21-10 21-10 21-5', [3, 0]],
]

test.each(matchFlaws)('handbook 1.12 a match of sport %i cannot end %s', (sport, text, [home, away]) => {
  expect(flawOf(sport, text)).toEqual({ kind: 'match', sets: { home, away } })
})

test('an incomplete list of sets requires the sets won of a finished match', () => {
  const flaw = (sport: SportId, home: number, away: number, text?: string) =>
    readSets(sport, { sets: text ? setsOf(text) : [], total: { home, away } }).flaw
  expect(flaw(TENNIS, 2, 1)).toBeUndefined()
  expect(flaw(TENNIS, 2, 1, '6-4')).toBeUndefined()
  expect(flaw(TABLE_TENNIS, 4, 2)).toBeUndefined()
  expect(flaw(TABLE_TENNIS, 2, 1)).toBeDefined()
  expect(flaw(TENNIS, 1, 0)).toBeDefined()
  expect(flaw(TENNIS, 2, 2, '6-4 6-3')).toBeDefined()
  expect(flaw(TENNIS, 2, 0, '6-4 2-3')).toBeDefined()
})

test('a third set of one game is a match tie-break only when the sets won match', () => {
  const read = (total: { home: number; away: number }) =>
    readSets(TENNIS, { sets: setsOf('6-4 3-6 1-0'), total }).flaw
  expect(read({ home: 2, away: 1 })).toBeUndefined()
  expect(read({ home: 1, away: 1 })).toBeDefined()
})

test('a retirement leaves only the last set unfinished', () => {
  const read = (text: string) => readSets(TENNIS, { sets: setsOf(text), retired: true })
  expect(read('6-4 2-3')).toMatchObject({ over: new Set([1]), flaw: undefined })
  expect(read('4-2').over).toEqual(new Set())
  expect(read('3-2 6-4').flaw).toMatchObject({ kind: 'set', code: 1 })
})

test('a retirement during a map leaves it unfinished, unless the map has a winner', () => {
  const over = (text: string) => readSets(ESPORTS, { sets: setsOf(text), retired: true }).over
  expect(over('16-10 5-3')).toEqual(new Set([1]))
  expect(over('1-0 0-1')).toEqual(new Set([1, 2]))
})

test('handbook 1.12 a match tie-break of tennis counts as one game', () => {
  const games = (text: string) =>
    withMatchTieBreak(TENNIS, setsOf(text)).map(({ home, away }) => [home, away])
  expect(games('6-4 6-7 10-7').at(-1)).toEqual([1, 0])
  expect(games('6-4 6-7 11-13').at(-1)).toEqual([0, 1])
  expect(games('6-4 6-7 9-7').at(-1)).toEqual([9, 7])
  expect(games('6-4 6-4 4-6 6-7 10-8').at(-1)).toEqual([10, 8])
})
