import { expect, test } from 'vitest'
import type { MarketTypeId, SportId } from '../ids.ts'
import { HOUR, instant } from '../instant.ts'
import { line } from '../line.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '../sports/sports.ts'
import { sheetAtStop } from './broken-off.ts'
import { gradeOutcome } from './grading.ts'
import { statusAfterWaiting, VOID_AFTER_HOURS } from './irregular-match.ts'
import { type ScoreSheet, type ScoresByCode, type SheetStatus, scoreSheet } from './score-sheet.ts'

type Asked = readonly [market: number, hundredths: number, pick: string, answer: string]

/** "won", "void push", "NOT_DECIDED_YET": the result, with the void cause, or why there is none. */
function answerOf(sheet: ScoreSheet, [market, hundredths, pick]: Asked): string {
  const marketTypeId = market as MarketTypeId
  const grade = gradeOutcome({ sportId: sheet.sportId, marketTypeId, pick, sheet, line: line(hundredths) })
  if (!grade.ok) return grade.why.code
  return grade.result.kind === 'void' ? `void ${grade.result.cause}` : grade.result.kind
}

function answers(sheet: ScoreSheet, asked: readonly Asked[]): void {
  expect(asked.map(row => [row[0], row[1], row[2], answerOf(sheet, row)])).toEqual(asked)
}

const sheetOf = (sportId: SportId, status: SheetStatus, scores: ScoresByCode, runningCode?: number) =>
  scoreSheet({ sportId, status, scores, ...(runningCode !== undefined && { runningCode }) })

test('handbook 1.9 a cancelled match voids every leg with the cancellation code', () => {
  answers(sheetOf(FOOTBALL, 'cancelled', {}), [
    [1, 0, '1', 'void cancelled'],
    [3, -50, '2', 'void cancelled'],
    [2, 250, 'Over', 'void cancelled'],
    [41, 0, 'X', 'void cancelled'],
  ])
})

test('handbook 1.9 abandoned football: decided markets keep their result, the rest is void', () => {
  const sheet = sheetOf(FOOTBALL, 'abandoned', { 10: [2, 0], 20: [1, 0] }, 20)
  answers(sheet, [
    [1, 0, '1', 'void abandoned'],
    [3, -50, '1', 'void abandoned'],
    [41, 0, '1', 'won'],
    [64, -50, '1', 'won'],
    [2, 250, 'Over', 'won'],
    [2, 250, 'Under', 'lost'],
    [2, 350, 'Over', 'void abandoned'],
    [2, 275, 'Over', 'void abandoned'],
    [16, 0, '1', 'won'],
    [56, 0, '1', 'void abandoned'],
    [17, 0, 'Yes', 'void abandoned'],
    [4, 0, 'X/1', 'lost'],
    [4, 0, '1/1', 'void abandoned'],
    [6, 0, '2-0', 'lost'],
    [6, 0, '4-1', 'void abandoned'],
    [5, 0, 'Odd', 'void abandoned'],
    [23, 0, 'Yes', 'won'],
    [42, 0, '1', 'void abandoned'],
  ])
})

test('handbook 1.9 football abandoned with both halves on the sheet: the second half is unfinished, the match has no winner', () => {
  const asked: readonly Asked[] = [
    [1, 0, '1', 'void abandoned'],
    [2, 250, 'Over', 'won'],
    [2, 350, 'Over', 'void abandoned'],
    [2, 350, 'Under', 'void abandoned'],
    [17, 0, 'No', 'void abandoned'],
    [41, 0, '1', 'won'],
    [42, 0, '1', 'void abandoned'],
    [45, 50, 'Over', 'won'],
    [16, 0, '1', 'won'],
  ]
  answers(sheetOf(FOOTBALL, 'abandoned', { 10: [2, 0], 20: [1, 0] }), asked)
  answers(sheetOf(FOOTBALL, 'abandoned', { 10: [2, 0], 100: [3, 0] }), asked)
  answers(sheetOf(FOOTBALL, 'interrupted', { 10: [2, 0], 20: [1, 0] }), [
    [1, 0, '1', 'NOT_DECIDED_YET'],
    [2, 250, 'Over', 'won'],
  ])
})

test('handbook 1.9 football abandoned in the first half: a scored goal counts, the half does not', () => {
  answers(sheetOf(FOOTBALL, 'abandoned', { 100: [1, 0] }), [
    [16, 0, '1', 'won'],
    [2, 50, 'Over', 'won'],
    [2, 150, 'Over', 'void abandoned'],
    [41, 0, '1', 'void abandoned'],
    [21, 50, 'Over', 'won'],
  ])
})

test('handbook 1.9 football abandoned in extra time: full time is complete', () => {
  for (const scores of [
    { 10: [1, 0], 20: [0, 1], 100: [1, 1] },
    { 10: [1, 0], 20: [0, 1], 30: [1, 0] },
  ] as const)
    answers(sheetOf(FOOTBALL, 'abandoned', scores), [
      [1, 0, 'X', 'won'],
      [42, 0, '2', 'won'],
    ])
})

test('handbook 1.9 the last quarter or period of an abandoned match is unfinished', () => {
  answers(sheetOf(BASKETBALL, 'abandoned', { 1: [20, 18], 2: [21, 20], 3: [25, 20], 4: [9, 7] }), [
    [52, 0, '1', 'void abandoned'],
    [44, 0, '1', 'void abandoned'],
    [43, 0, '1', 'won'],
  ])
  answers(sheetOf(ICE_HOCKEY, 'abandoned', { 1: [1, 0], 2: [0, 0], 3: [1, 1] }), [
    [1, 0, '1', 'void abandoned'],
    [2, 250, 'Over', 'won'],
    [42, 0, 'X', 'won'],
  ])
})

test.each([
  [FOOTBALL, 10, { 10: [1, 0] }, { 100: [1, 0] }],
  [FOOTBALL, 80, { 10: [1, 0] }, { 10: [1, 0] }],
  [FOOTBALL, 20, { 10: [1, 0], 20: [1, 2] }, { 10: [1, 0], 100: [2, 2] }],
  [FOOTBALL, 30, { 10: [1, 0], 20: [0, 1], 30: [1, 0] }, { 10: [1, 0], 20: [0, 1], 100: [1, 1] }],
  [FOOTBALL, 80, { 10: [1, 0], 20: [0, 1] }, { 10: [1, 0], 20: [0, 1], 100: [1, 1] }],
  [ICE_HOCKEY, 2, { 1: [1, 0], 2: [0, 1] }, { 1: [1, 0], 100: [1, 1] }],
  [BASEBALL, 6, { 1: [1, 0], 6: [0, 1] }, { 1: [1, 0] }],
  [VOLLEYBALL, 2, { 1: [25, 20], 2: [3, 1] }, { 1: [25, 20] }],
] as const)(
  'handbook 1.9 sport %i abandoned in period %i settles by its finished periods and the current score',
  (sportId, periodCode, told, kept) => {
    const periods = Object.entries(told).map(([code, [home, away]]) => ({ code: Number(code), home, away }))
    expect(sheetAtStop(sportId, { periodCode, periods })).toEqual(kept)
  },
)

test('handbook 2.9 a running match settles only decided markets', () => {
  answers(sheetOf(FOOTBALL, 'live', { 10: [1, 0], 20: [0, 1] }, 20), [
    [1, 0, '1', 'NOT_DECIDED_YET'],
    [41, 0, '1', 'won'],
    [17, 0, 'Yes', 'won'],
    [2, 150, 'Over', 'won'],
    [2, 250, 'Under', 'NOT_DECIDED_YET'],
    [59, 300, '1', 'NOT_DECIDED_YET'],
    [59, 200, '2', 'won'],
  ])
  answers(sheetOf(BASKETBALL, 'live', { 1: [40, 20], 2: [30, 30] }, 2), [
    [2, 10_050, 'Over', 'NOT_DECIDED_YET'],
    [21, 5_950, 'Over', 'won'],
    [45, 1_050, 'Over', 'NOT_DECIDED_YET'],
  ])
})

test('handbook 1.9 an unfinished first half stays open, and a finished sheet without it is not gradable', () => {
  answers(sheetOf(FOOTBALL, 'interrupted', { 10: [1, 0] }), [[1, 0, '1', 'NOT_DECIDED_YET']])
  answers(sheetOf(FOOTBALL, 'finished', { 10: [1, 0] }), [[1, 0, '1', 'SHEET_LACKS']])
})

test('handbook 1.12 basketball of fewer than four quarters: the match is void, the quarters are graded', () => {
  answers(sheetOf(BASKETBALL, 'finished', { 1: [20, 18], 2: [21, 20], 3: [25, 20] }), [
    [52, 0, '1', 'void shortened'],
    [2, 10_050, 'Over', 'void shortened'],
    [3, -350, '1', 'void shortened'],
    [21, 3_750, 'Over', 'won'],
    [53, -250, '1', 'won'],
    [44, 0, '1', 'void shortened'],
  ])
})

const fiveInnings: ScoresByCode = { 1: [0, 1], 2: [1, 0], 3: [0, 0], 4: [2, 0], 5: [0, 0] }

test('handbook 1.12 shortened baseball: winner and handicap are graded from five innings on, totals are void', () => {
  answers(sheetOf(BASEBALL, 'finished', fiveInnings), [
    [52, 0, '1', 'won'],
    [226, 0, '2', 'lost'],
    [3, -150, '1', 'won'],
    [2, 250, 'Over', 'void shortened'],
    [101, 150, 'Over', 'void shortened'],
    [5, 0, 'Even', 'void shortened'],
    [235, 0, '1', 'won'],
    [236, 350, 'Over', 'won'],
    [525, 650, 'Under', 'void shortened'],
    [41, 0, '2', 'won'],
    [46, 50, 'Over', 'lost'],
    [348, 0, '1', 'void shortened'],
    [16, 0, '2', 'won'],
  ])
  const { 5: _fifth, ...four } = fiveInnings
  answers(sheetOf(BASEBALL, 'finished', four), [
    [52, 0, '1', 'void shortened'],
    [235, 0, '1', 'void shortened'],
    [16, 0, '2', 'won'],
  ])
})

test('handbook 1.12 baseball: half an inning less is enough where the home side leads', () => {
  answers(sheetOf(BASEBALL, 'finished', { ...fiveInnings, 5: [null, 1] }), [
    [52, 0, '1', 'won'],
    [235, 0, '1', 'void shortened'],
  ])
  answers(sheetOf(BASEBALL, 'finished', { ...fiveInnings, 5: [null, 2] }), [[52, 0, '1', 'void shortened']])
  const nine = { ...fiveInnings, 6: [0, 0], 7: [0, 0], 8: [0, 0], 9: [null, 0] } as const
  answers(sheetOf(BASEBALL, 'finished', nine), [
    [2, 350, 'Over', 'won'],
    [52, 0, '1', 'won'],
    [525, 350, 'Over', 'won'],
  ])
  answers(sheetOf(BASEBALL, 'finished', { ...nine, 9: [null, 2] }), [[2, 350, 'Over', 'void shortened']])
})

test('handbook 1.12 baseball: totals are graded after a mercy rule, and by full time when some innings are listed', () => {
  const mercy = { ...sheetOf(BASEBALL, 'finished', { ...fiveInnings, 5: [9, 0] }), mercyRule: true as const }
  answers(mercy, [
    [2, 1_250, 'Over', 'won'],
    [52, 0, '1', 'won'],
  ])
  answers(sheetOf(BASEBALL, 'finished', { 1: [0, 1], 100: [5, 3] }), [
    [2, 750, 'Over', 'won'],
    [41, 0, '2', 'won'],
    [42, 0, '2', 'SHEET_LACKS'],
  ])
})

test('handbook 1.12 baseball abandoned after the fifth inning: winner and handicap use the score at that time', () => {
  answers(sheetOf(BASEBALL, 'abandoned', { ...fiveInnings, 6: [0, 3] }), [
    [52, 0, '1', 'lost'],
    [3, 150, '1', 'won'],
    [2, 350, 'Over', 'void abandoned'],
    [235, 0, '1', 'won'],
  ])
  answers(sheetOf(BASEBALL, 'cancelled', { 1: [0, 1] }), [
    [52, 0, '2', 'void cancelled'],
    [16, 0, '2', 'won'],
    [41, 0, '2', 'won'],
  ])
})

test('handbook 1.12 baseball scheduled for seven innings: seven complete the match, the eighth is an extra inning', () => {
  const seven = { ...fiveInnings, 6: [0, 2], 7: [0, 0] } as const
  const scheduled = (scores: ScoresByCode) => ({
    ...sheetOf(BASEBALL, 'finished', scores),
    scheduledInnings: 7,
  })
  answers(scheduled({ ...seven, 7: [1, 0] }), [
    [52, 0, '1', 'won'],
    [2, 550, 'Over', 'won'],
    [525, 550, 'Over', 'won'],
    [235, 0, '1', 'won'],
    [5, 0, 'Odd', 'won'],
  ])
  answers(scheduled({ ...seven, 8: [0, 1] }), [
    [226, 0, '2', 'won'],
    [525, 650, 'Under', 'won'],
    [28, 650, 'Over', 'won'],
  ])
  answers(scheduled({ ...fiveInnings, 6: [1, 0] }), [
    [52, 0, '1', 'won'],
    [2, 350, 'Over', 'void shortened'],
  ])
  answers(sheetOf(BASEBALL, 'finished', { ...seven, 7: [1, 0] }), [[2, 550, 'Over', 'void shortened']])
})

test('handbook 1.12 unfinished volleyball: the match is void, decided sets are graded', () => {
  answers(sheetOf(VOLLEYBALL, 'finished', { 1: [25, 20], 2: [20, 25], 3: [25, 23], 4: [10, 12] }), [
    [52, 0, '1', 'void shortened'],
    [2, 15_050, 'Over', 'void shortened'],
    [41, 0, '1', 'won'],
    [46, 4_750, 'Over', 'won'],
    [44, 0, '2', 'void shortened'],
    [49, 0, '2', 'void not-played'],
  ])
})

test('ice hockey: a missing period is not gradable, unless full time determines it', () => {
  answers(sheetOf(ICE_HOCKEY, 'finished', { 1: [1, 0], 2: [0, 0] }), [[1, 0, '1', 'SHEET_LACKS']])
  answers(sheetOf(ICE_HOCKEY, 'finished', { 1: [1, 0], 2: [0, 0], 100: [1, 2] }), [
    [1, 0, '2', 'won'],
    [43, 0, '2', 'won'],
  ])
})

const start = instant(1_000 * HOUR)
test.each([
  ['postponed', {}, 2, 'postponed'],
  ['postponed', {}, 3, 'cancelled'],
  ['not-started', {}, 3, 'cancelled'],
  ['interrupted', { 10: [0, 0] }, 2, 'interrupted'],
  ['interrupted', { 10: [0, 0] }, 3, 'abandoned'],
  ['live', { 10: [0, 0] }, 30, 'live'],
  ['finished', { 100: [0, 0] }, 30, 'finished'],
] as const)(
  'handbook 1.9 a match that is %s with %j after %i hours counts as %s',
  (status, scores, hours, counts) => {
    const sheet = sheetOf(FOOTBALL, status, scores)
    const now = instant(start + hours * HOUR)
    expect(statusAfterWaiting(sheet, start, now, VOID_AFTER_HOURS.korean)).toBe(counts)
    if (hours < 24) expect(statusAfterWaiting(sheet, start, now, VOID_AFTER_HOURS.european)).toBe(status)
  },
)
