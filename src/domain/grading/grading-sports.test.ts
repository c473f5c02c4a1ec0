import { expect, test } from 'vitest'
import { expectGrades, gradeRow } from '#tests/support/facts/grade-rows.ts'
import type { MarketTypeId, SportId } from '../ids.ts'
import { line } from '../line.ts'
import { HALF_2_WITH_OVERTIME, handicap, PERIOD_4_WITH_OVERTIME } from '../markets/market-rule.ts'
import { BASEBALL, BASKETBALL, ESPORTS, FOOTBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { gradeByRule, gradeOutcome } from './grading.ts'
import { type Incidents, type ScoresByCode, scoreSheet } from './score-sheet.ts'
import { checkSheet } from './sheet-check.ts'

const basketball: ScoresByCode = {
  1: [22, 25],
  2: [30, 21],
  3: [18, 24],
  4: [25, 25],
  100: [95, 95],
  40: [12, 8],
  101: [107, 103],
}

test('handbook 1.12 basketball: overtime counts in the match, not in quarters and halves', () => {
  expectGrades(BASKETBALL, basketball, [
    [52, '', '1', 'won'],
    [1, '', '1', 'won'],
    [3, -4.5, '1', 'lost'],
    [2, 205.5, 'Over', 'won'],
    [53, -5.5, '1', 'won'],
    [21, 46.5, 'Over', 'won'],
    [44, '', 'X', 'won'],
    [205, '', '1', 'void'],
    [45, 51, 'Under', 'void'],
    [101, 106.5, 'Over', 'won'],
    [102, 103, 'Over', 'void'],
    [77, 98, 'Over', 'void'],
    [41, '', '2', 'won'],
    [5, '', 'Even', 'won'],
    [464, '', '2', 'won'],
    [70, '', '2nd Period', 'won'],
  ])
  expect(gradeRow(BASKETBALL, basketball, [44, '', '2', 'lost'])).toBe('lost')
})

test('handbook 1.12 basketball: 4쿼터 및 연장포함 and 후반전 및 연장포함 add overtime', () => {
  const sheet = scoreSheet({ sportId: BASKETBALL, scores: basketball })
  const question = { sportId: BASKETBALL, pick: '1', sheet }
  const fourth = gradeByRule(handicap(PERIOD_4_WITH_OVERTIME), { ...question, line: line(-350) })
  expect(fourth.ok && fourth.result.kind).toBe('won')
  const second = gradeByRule(handicap(HALF_2_WITH_OVERTIME), { ...question, line: line(250) })
  expect(second.ok && second.result.kind).toBe('won')
})

test('basketball: sums the quarters to full time and overtime when the sheet holds only quarters', () => {
  const { 100: _full, 101: _after, ...quarters } = basketball
  expectGrades(BASKETBALL, quarters, [
    [52, '', '1', 'won'],
    [226, '', '1', 'won'],
    [2, 210, 'Over', 'void'],
  ])
})

const inningScores = (home: readonly number[], away: readonly number[]): ScoresByCode =>
  Object.fromEntries(home.map((runs, index) => [index + 1, [runs, away[index] ?? 0]]))

const baseball = inningScores([0, 1, 0, 2, 0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 2, 0, 0, 1, 1])

test('handbook 1.12 baseball: extra innings count', () => {
  expectGrades(BASEBALL, baseball, [
    [52, '', '2', 'won'],
    [3, 1.5, '1', 'won'],
    [2, 9, 'Over', 'void'],
    [235, '', '1', 'won'],
    [281, -1.5, '1', 'won'],
    [236, 4.5, 'Under', 'won'],
    [41, '', '2', 'won'],
    [21, 0.5, 'Over', 'won'],
    [43, '', 'X', 'won'],
    [226, '', '2', 'won'],
    [1618, '', '1', 'won'],
    [525, 6, 'Over', 'void'],
    [69, '', 'Yes', 'won'],
    [16, '', '2', 'won'],
    [56, '', '2', 'won'],
  ])
})

test('baseball: a level match after extra innings voids 승패 and is a draw in 승무패', () => {
  expectGrades(BASEBALL, { 100: [3, 3], 101: [4, 4] }, [
    [52, '', '1', 'void'],
    [1, '', 'X', 'won'],
    [2, 7.5, 'Over', 'won'],
  ])
})

const volleyball: ScoresByCode = { 1: [25, 22], 2: [21, 25], 3: [25, 19], 4: [27, 25] }

test('handbook 1.12 volleyball: the main handicap is sets, totals are points', () => {
  expectGrades(VOLLEYBALL, volleyball, [
    [52, '', '1', 'won'],
    [3, -1.5, '1', 'won'],
    [3, 1.5, '2', 'lost'],
    [866, -2, '1', 'void'],
    [1558, -6.5, '1', 'won'],
    [1558, -7.5, '1', 'lost'],
    [2, 188.5, 'Over', 'won'],
    [165, 3.5, 'Over', 'won'],
    [6, '', '3-1', 'won'],
    [64, -2.5, '1', 'won'],
    [42, '', '2', 'won'],
    [49, '', '1', 'void'],
    [48, 20.5, 'Over', 'void'],
    [101, 97.5, 'Over', 'won'],
    [102, 91, 'Over', 'void'],
    [5, '', 'Odd', 'won'],
    [21, 47, 'Over', 'void'],
  ])
})

test('volleyball: set scores decide the set markets and show that the fifth set was not played', () => {
  expectGrades(VOLLEYBALL, { 100: [3, 1] }, [
    [52, '', '1', 'won'],
    [3, -1.5, '1', 'won'],
    [48, 20.5, 'Over', 'void'],
    [2, 180.5, 'Over', 'not graded'],
  ])
})

const hockey: ScoresByCode = { 1: [1, 1], 2: [0, 1], 3: [1, 0], 100: [2, 2], 40: [0, 0], 102: [3, 2] }

test('handbook 1.12 ice hockey: 60 minutes count; a shoot-out adds one goal where overtime is included', () => {
  expectGrades(ICE_HOCKEY, hockey, [
    [1, '', 'X', 'won'],
    [3, -0.5, '1', 'lost'],
    [2, 4.5, 'Under', 'won'],
    [226, '', '1', 'won'],
    [28, 4.5, 'Over', 'won'],
    [41, '', 'X', 'won'],
    [52, '', '1', 'void'],
    [42, '', '2', 'won'],
    [472, '', 'Yes', 'won'],
  ])
  const { 102: _after, ...tally } = hockey
  expectGrades(ICE_HOCKEY, { ...tally, 50: [1, 3] }, [
    [226, '', '2', 'won'],
    [28, 5, 'Over', 'void'],
    [221, 2.5, 'Under', 'won'],
  ])
})

const maps: ScoresByCode = { 1: [1, 0], 2: [0, 1], 3: [1, 0], 4: [1, 0] }

const kills: Incidents = {
  kills: [{ code: 1, home: 18, away: 11, finished: true }],
  firsts: { 'kill:1': 'home', 'dragon:1': 'none' },
}

test('handbook 1.12 e-sports: maps decide the match, kills of a map have separate lines', () => {
  expectGrades(
    ESPORTS,
    maps,
    [
      [52, '', '1', 'won'],
      [3, -1.5, '1', 'won'],
      [2, 3.5, 'Over', 'won'],
      [1536, 3.5, 'Over', 'won'],
      [202, '', '1', 'won'],
      [64, -6.5, '1', 'won'],
      [21, 29.5, 'Under', 'won'],
      [1170, '', '1', 'won'],
      [669, '', '1', 'void'],
      [206, '', '1', 'void'],
    ],
    kills,
  )
})

test('handbook 1.12 tennis: after a retirement the winner is graded if a set was completed; other markets are void', () => {
  const sheet = {
    ...scoreSheet({ sportId: TENNIS, scores: { 1: [4, 6], 2: [3, 1] }, runningCode: 2 }),
    retired: 'away' as const,
  }
  const ask = (marketTypeId: number, pick: string) =>
    gradeOutcome({
      sportId: TENNIS,
      marketTypeId: marketTypeId as MarketTypeId,
      pick,
      sheet,
      line: line(2050),
    })
  expect(ask(52, '1')).toMatchObject({ ok: true, result: { kind: 'won' } })
  expect(ask(52, '2')).toMatchObject({ ok: true, result: { kind: 'lost' } })
  expect(ask(166, 'Over')).toMatchObject({ ok: true, result: { kind: 'void' } })
})

test('진출팀 is the winner of the shoot-out, golden set or extra time; without any an operator decides', () => {
  const asked = (sport: SportId, scores: ScoresByCode) => {
    const sheet = scoreSheet({ sportId: sport, scores })
    const found = gradeOutcome({ sportId: sport, marketTypeId: 88 as MarketTypeId, pick: '1', sheet })
    return found.ok ? found.result.kind : found.why.code
  }
  expect(asked(FOOTBALL, { 100: [1, 1], 101: [2, 1] })).toBe('won')
  expect(asked(FOOTBALL, { 10: [1, 0], 20: [1, 1], 40: [0, 1] })).toBe('lost')
  expect(asked(FOOTBALL, { 100: [1, 1], 101: [2, 2], 50: [3, 4] })).toBe('lost')
  expect(asked(FOOTBALL, { 100: [2, 1] })).toBe('QUALIFIER_BY_HAND')
  expect(asked(FOOTBALL, { 100: [1, 1], 40: [0, 0] })).toBe('QUALIFIER_BY_HAND')
  const threeSets: ScoresByCode = { 1: [25, 20], 2: [25, 20], 3: [25, 20] }
  expect(asked(VOLLEYBALL, { ...threeSets, 50: [13, 15] })).toBe('lost')
  expect(asked(VOLLEYBALL, threeSets)).toBe('QUALIFIER_BY_HAND')
})

test('the golden set of volleyball, code 50 or a sixth set, does not count in the match', () => {
  const sets: ScoresByCode = { 1: [25, 20], 2: [20, 25], 3: [25, 20], 4: [20, 25], 5: [15, 10] }
  for (const golden of [50, 6]) {
    expect(checkSheet(VOLLEYBALL, { ...sets, [golden]: [12, 15] })).toBeUndefined()
    expectGrades(VOLLEYBALL, { ...sets, [golden]: [12, 15] }, [
      [52, '', '1', 'won'],
      [866, -0.5, '1', 'won'],
      [2, 205.5, 'Under', 'won'],
      [88, '', '2', 'won'],
    ])
    expect(checkSheet(VOLLEYBALL, { ...sets, [golden]: [12, 10] })?.code).toBe('END_IMPLAUSIBLE')
  }
})
