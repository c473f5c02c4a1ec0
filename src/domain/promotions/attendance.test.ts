import { expect, test } from 'vitest'
import { points } from '../money.ts'
import {
  type AttendanceRule,
  dayBeside,
  daysOf,
  monthBeside,
  nextBonuses,
  stampReward,
  weeksOf,
} from './attendance.ts'

const rule: AttendanceRule = {
  condition: 'none',
  daily: points(500),
  week: points(2_000),
  month: points(20_000),
}

test.each([
  ['2026-11', 30, 0],
  ['2026-02', 28, 0],
  ['2028-02', 29, 2],
  ['2026-12', 31, 2],
  ['2026-08', 31, 6],
])('EVENT-004 %s has %i days and begins %i days after Sunday', (month, days, begins) => {
  expect(daysOf(month)).toHaveLength(days)
  const weeks = weeksOf(month)
  expect(weeks[0]?.findIndex(day => day !== null)).toBe(begins)
  expect(weeks.flat().filter(day => day !== null)).toEqual(daysOf(month))
  expect(weeks.every(week => week.length === 7)).toBe(true)
})

test('counts days and months across the ends of months and years', () => {
  expect(dayBeside('2026-11-30', 1)).toBe('2026-12-01')
  expect(dayBeside('2026-01-01', -1)).toBe('2025-12-31')
  expect(['2026-12', '2026-01'].map(month => monthBeside(month, 1))).toEqual(['2027-01', '2026-02'])
  expect(monthBeside('2026-01', -1)).toBe('2025-12')
})

test.each([
  ['a first stamp', '2026-11-23', 0, 0, [500, 0, 0]],
  ['the sixth in a row', '2026-11-23', 5, 22, [500, 0, 0]],
  ['the seventh in a row', '2026-11-23', 6, 6, [500, 2_000, 0]],
  ['the seventh over the end of a month', '2026-12-03', 6, 2, [500, 2_000, 0]],
  ['the fourteenth', '2026-11-23', 13, 13, [500, 2_000, 0]],
  ['the last of a full month', '2026-11-30', 29, 29, [500, 0, 20_000]],
  ['the last of a full February, which is four weeks', '2026-02-28', 27, 27, [500, 2_000, 20_000]],
  ['the last day after a missed day', '2026-11-30', 4, 28, [500, 0, 0]],
] as const)('EVENT-005 %s on %s earns its points', (_, day, streak, ofMonth, [daily, week, month]) => {
  expect(stampReward(day, { streak, ofMonth }, rule)).toEqual({ daily, week, month })
})

test.each([
  [
    'at the start of a month',
    '2026-11-01',
    { streak: 0, ofMonth: 0, isStamped: false },
    [
      ['week', 7],
      ['month', 30],
    ],
  ],
  [
    'after four in a row including today',
    '2026-11-04',
    { streak: 4, ofMonth: 4, isStamped: true },
    [
      ['week', 3],
      ['month', 26],
    ],
  ],
  [
    'on the seventh, done',
    '2026-11-07',
    { streak: 7, ofMonth: 7, isStamped: true },
    [
      ['week', 7],
      ['month', 23],
    ],
  ],
  ['after a missed day', '2026-11-05', { streak: 1, ofMonth: 3, isStamped: true }, [['week', 6]]],
  [
    'on the last day, not yet',
    '2026-11-30',
    { streak: 29, ofMonth: 29, isStamped: false },
    [
      ['month', 1],
      ['week', 6],
    ],
  ],
  ['on the last day, done', '2026-11-30', { streak: 30, ofMonth: 30, isStamped: true }, [['week', 5]]],
] as const)('handbook 5.10 lists the next bonuses %s', (_, today, stamps, expected) => {
  expect(nextBonuses(today, stamps, rule).map(({ kind, days }) => [kind, days])).toEqual(expected)
})

test('omits a bonus of zero points', () => {
  const none = { ...rule, week: points(0), month: points(0) }
  expect(nextBonuses('2026-11-01', { streak: 0, ofMonth: 0, isStamped: false }, none)).toEqual([])
})
