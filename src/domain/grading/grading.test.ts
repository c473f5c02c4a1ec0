import { expect, test } from 'vitest'
import { expectGrades } from '#tests/support/facts/grade-rows.ts'
import type { MarketTypeId } from '../ids.ts'
import { line } from '../line.ts'
import { BASKETBALL, FOOTBALL, VOLLEYBALL } from '../sports/sports.ts'
import { gradeOutcome } from './grading.ts'
import { type Incidents, type ScoresByCode, scoreSheet } from './score-sheet.ts'

const football: ScoresByCode = { 10: [1, 0], 20: [1, 2], 100: [2, 2], 101: [3, 2] }

test('handbook 1.12 football: regulation time counts, extra time does not', () => {
  expectGrades(FOOTBALL, football, [
    [1, '', 'X', 'won'],
    [1, '', '1', 'lost'],
    [3, -1, '1', 'lost'],
    [3, 1, '2', 'won'],
    [2, 3.5, 'Over', 'won'],
    [2, 4, 'Over', 'void'],
    [2, 4, 'Under', 'void'],
    [41, '', '1', 'won'],
    [42, '', '2', 'won'],
    [4, '', '1/X', 'won'],
    [4, '', '1/1', 'lost'],
    [17, '', 'Yes', 'won'],
    [5, '', 'Even', 'won'],
    [7, '', '1X', 'won'],
    [7, '', 'X2', 'won'],
    [7, '', '12', 'lost'],
    [52, '', '1', 'void'],
  ])
})

test('handbook 1.11 football: extra-time markets count extra time, period markets count only their period', () => {
  expectGrades(FOOTBALL, football, [
    [226, '', '1', 'won'],
    [50, '', 'X', 'lost'],
    [28, 4.5, 'Over', 'won'],
    [342, -0.5, '1', 'won'],
    [51, '', 'Odd', 'won'],
    [21, 0.5, 'Over', 'won'],
    [45, 3, 'Under', 'void'],
    [64, -0.5, '1', 'won'],
    [65, 0.5, '2', 'won'],
    [72, '', 'Odd', 'won'],
    [73, '', 'Odd', 'won'],
    [53, -1, '1', 'void'],
    [63, '', '1', 'won'],
    [419, '', '1', 'won'],
    [416, 0.5, 'Over', 'won'],
    [69, '', 'Yes', 'won'],
    [472, '', 'No', 'won'],
  ])
})

test('handbook 1.12 football: grades cards and corners', () => {
  const incidents: Incidents = {
    corners: [{ code: 100, home: 6, away: 5, finished: true }],
    cards: [{ code: 100, home: 5, away: 2, finished: true }],
  }
  expectGrades(
    FOOTBALL,
    football,
    [
      [11, 10.5, 'Over', 'won'],
      [95, -1.5, '1', 'lost'],
      [214, 7, 'Over', 'void'],
      [407, 2.5, '2', 'lost'],
    ],
    incidents,
  )
  expectGrades(FOOTBALL, football, [[11, 10.5, 'Over', 'not graded']])
})

test('football: grades the other score markets', () => {
  expectGrades(FOOTBALL, football, [
    [6, '', '2-2', 'won'],
    [6, '', '3-2', 'lost'],
    [9, '', '1-0', 'won'],
    [13, -1, '1', 'lost'],
    [13, -1, 'X', 'lost'],
    [13, 1, '2', 'won'],
    [101, 1.5, 'Over', 'won'],
    [102, 2, 'Under', 'void'],
    [113, '', 'No', 'won'],
    [211, '', 'Yes', 'won'],
    [22, '', 'Yes', 'won'],
    [218, '', 'Yes', 'won'],
    [215, '', 'No', 'won'],
    [98, '', 'No', 'won'],
    [34, '', 'Yes', 'won'],
    [35, '', 'No', 'won'],
    [71, '', '2nd Half', 'won'],
    [128, '', '4', 'won'],
    [239, '', '2-3', 'lost'],
    [239, '', '4+', 'won'],
    [427, 3.5, 'X And Over', 'won'],
    [427, 4, 'X And Over', 'void'],
    [415, '', 'X/Yes', 'won'],
    [523, 3.5, 'Over/Yes', 'won'],
    [1249, 3.5, '1X/Under', 'lost'],
    [461, '', 'Draw', 'won'],
    [16, '', '1', 'won'],
    [92, '', '2', 'not graded'],
    [322, 4, 'Exactly', 'won'],
  ])
})

test('football: derives the first and last scorer from the halves where they suffice, else from the incidents', () => {
  expectGrades(FOOTBALL, { 10: [0, 0], 20: [0, 0] }, [
    [16, '', 'No Goal', 'won'],
    [16, '', '1', 'lost'],
    [56, '', 'X', 'won'],
    [59, 1, 'No Goal', 'won'],
  ])
  expectGrades(FOOTBALL, { 10: [1, 1], 20: [0, 2] }, [
    [16, '', '1', 'not graded'],
    [56, '', '2', 'won'],
    [59, 3, '2', 'won'],
    [59, 5, 'No Goal', 'won'],
    [1946, '', '2', 'won'],
  ])
  const order: Incidents = { scoringOrder: ['away', 'home', 'away', 'away'] }
  expectGrades(
    FOOTBALL,
    { 10: [1, 1], 20: [0, 2] },
    [
      [16, '', '2', 'won'],
      [59, 2, '1', 'won'],
    ],
    order,
  )
})

test('football: derives a missing half from full time minus the other half', () => {
  expectGrades(FOOTBALL, { 10: [1, 0], 100: [2, 1] }, [
    [42, '', 'X', 'won'],
    [45, 1.5, 'Over', 'won'],
    [1, '', '1', 'won'],
  ])
  expectGrades(FOOTBALL, { 100: [2, 1] }, [
    [1, '', '1', 'won'],
    [41, '', '1', 'not graded'],
  ])
})

test('handbook 1.10 quarter lines: grades every row of the table', () => {
  const at = (home: number, away: number): ScoresByCode => ({ 100: [home, away] })
  const draw = at(1, 1)
  const byOne = at(1, 0)
  const byTwo = at(2, 0)
  expectGrades(FOOTBALL, byOne, [
    [3, -0.25, '1', 'won'],
    [3, 0.25, '1', 'won'],
    [3, -0.25, '2', 'lost'],
    [3, 0.25, '2', 'lost'],
    [3, -0.75, '1', 'half-won'],
    [3, 0.75, '1', 'won'],
    [3, 0.75, '2', 'half-lost'],
    [2, 2.25, 'Over', 'lost'],
    [2, 2.25, 'Under', 'won'],
  ])
  expectGrades(FOOTBALL, draw, [
    [3, -0.25, '1', 'half-lost'],
    [3, 0.25, '2', 'half-won'],
    [3, -0.75, '1', 'lost'],
    [3, 0.75, '2', 'won'],
    [2, 2.25, 'Over', 'half-lost'],
    [2, 2.25, 'Under', 'half-won'],
    [2, 2.75, 'Over', 'lost'],
    [2, 2.75, 'Under', 'won'],
  ])
  expectGrades(FOOTBALL, byTwo, [
    [3, -0.75, '1', 'won'],
    [3, 0.75, '2', 'lost'],
  ])
  expectGrades(FOOTBALL, at(2, 1), [
    [2, 2.25, 'Over', 'won'],
    [2, 2.75, 'Over', 'half-won'],
    [2, 2.75, 'Under', 'half-lost'],
  ])
  expectGrades(FOOTBALL, at(2, 2), [
    [2, 2.75, 'Over', 'won'],
    [2, 2.75, 'Under', 'lost'],
  ])
})

test('handbook 2.9 an in-play football handicap counts from the score at the bet, totals count the whole match', () => {
  const sheet = scoreSheet({ sportId: FOOTBALL, scores: { 100: [2, 1] } })
  const question = { sportId: FOOTBALL, sheet, scoreAtBet: { home: 2, away: 0 } }
  const ask = (marketTypeId: number, pick: string, hundredths: number) =>
    gradeOutcome({ ...question, marketTypeId: marketTypeId as MarketTypeId, pick, line: line(hundredths) })
  expect(ask(3, '1', -50)).toMatchObject({ ok: true, result: { kind: 'lost' } })
  expect(ask(3, '2', -50)).toMatchObject({ ok: true, result: { kind: 'won' } })
  expect(ask(2, 'Over', 250)).toMatchObject({ ok: true, result: { kind: 'won' } })
})

test('기타 스코어 wins when no listed score occurs', () => {
  const ask = (home: number, marketPicks: readonly string[] | undefined) =>
    gradeOutcome({
      sportId: FOOTBALL,
      marketTypeId: 6 as MarketTypeId,
      pick: 'Any Other',
      sheet: scoreSheet({ sportId: FOOTBALL, scores: { 100: [home, 0] } }),
      marketPicks,
    })
  expect(ask(5, ['1-0', '2-0'])).toMatchObject({ ok: true, result: { kind: 'won' } })
  expect(ask(2, ['1-0', '2-0'])).toMatchObject({ ok: true, result: { kind: 'lost' } })
  expect(ask(5, undefined)).toMatchObject({ ok: false, why: { code: 'UNKNOWN_PICK' } })
})

test.each([
  [4711, '1', undefined, 'UNKNOWN_MARKET'],
  [711, '1', undefined, 'MARKET_NOT_GRADED'],
  [1, 'Over', undefined, 'UNKNOWN_PICK'],
  [52, 'X', undefined, 'UNKNOWN_PICK'],
  [3, '1', undefined, 'LINE_MISSING'],
  [2, 'Over', -50, 'LINE_INVALID'],
  [13, '1', -50, 'LINE_INVALID'],
  [43, '1', undefined, 'SHEET_LACKS'],
])('market %i, pick %s, line %s is not gradable: %s', (marketTypeId, pick, hundredths, code) => {
  const grade = gradeOutcome({
    sportId: FOOTBALL,
    marketTypeId: marketTypeId as MarketTypeId,
    pick,
    line: hundredths === undefined ? undefined : line(hundredths),
    sheet: scoreSheet({ sportId: FOOTBALL, scores: football }),
  })
  expect(grade).toMatchObject({ ok: false, why: { code } })
})

test.each([
  [FOOTBALL, { 10: [1, 0], 20: [1, 2], 100: [2, 3] }],
  [FOOTBALL, { 100: [2, 2], 101: [1, 2] }],
  [FOOTBALL, { 10: [3, 0], 100: [2, 0] }],
  [BASKETBALL, { 1: [20, 20], 2: [20, 20], 3: [20, 20], 4: [20, 20], 40: [5, 3], 101: [85, 84] }],
  [VOLLEYBALL, { 1: [25, 20], 2: [25, 20], 3: [25, 20], 100: [1, 3] }],
] as const)('does not grade a contradictory sheet: sport %i %j', (sportId, scores) => {
  const sheet = scoreSheet({ sportId, scores })
  expect(gradeOutcome({ sportId, marketTypeId: 1 as MarketTypeId, pick: '1', sheet })).toMatchObject({
    ok: false,
    why: { code: 'SHEET_CONTRADICTS' },
  })
})
