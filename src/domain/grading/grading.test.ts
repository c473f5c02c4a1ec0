import { expect, test } from 'vitest'
import type { MarketTypeId, SportId } from '../ids.ts'
import { line } from '../line.ts'
import { HALF_2_WITH_OVERTIME, handicap, PERIOD_4_WITH_OVERTIME } from '../markets/market-rule.ts'
import { BASEBALL, BASKETBALL, ESPORTS, FOOTBALL, ICE_HOCKEY, TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { gradeByRule, gradeOutcome, homeLine } from './grading.ts'
import type { LegResult } from './leg-result.ts'
import { cardCount, type Incidents, type ScoresByCode, scoreSheet } from './score-sheet.ts'

type Kind = LegResult['kind'] | 'not graded'
/** Market, line as seen from the picked side ('' for none), pick, result. */
type Row = readonly [market: number, ownLine: number | '', pick: string, result: Kind]

const whole = (ownLine: number) => line(Math.floor(ownLine * 100 + 0.5))

function gradeRow(
  sportId: SportId,
  scores: ScoresByCode,
  [market, ownLine, pick]: Row,
  incidents?: Incidents,
): Kind {
  const marketTypeId = market as MarketTypeId
  const sheet = { ...scoreSheet({ sportId, scores }), ...(incidents && { incidents }) }
  const seenFromHome = ownLine === '' ? undefined : homeLine(marketTypeId, pick, whole(ownLine))
  const grade = gradeOutcome({ sportId, marketTypeId, line: seenFromHome, pick, sheet })
  return grade.ok ? grade.result.kind : 'not graded'
}

function grades(sportId: SportId, scores: ScoresByCode, rows: readonly Row[], incidents?: Incidents): void {
  const found = rows.map(row => [row[0], row[1], row[2], gradeRow(sportId, scores, row, incidents)])
  expect(found).toEqual(rows)
}

const football: ScoresByCode = { 10: [1, 0], 20: [1, 2], 100: [2, 2], 101: [3, 2] }

test('handbook 1.12 football: regulation counts, extra time does not', () => {
  grades(FOOTBALL, football, [
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

test('handbook 1.11 football: markets that say so count extra time, parts count themselves only', () => {
  grades(FOOTBALL, football, [
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

test('handbook 1.12 football: cards and corners', () => {
  expect(cardCount({ yellow: 3, red: 1 })).toBe(5)
  const incidents: Incidents = {
    corners: [{ code: 100, home: 6, away: 5, finished: true }],
    cards: [{ code: 100, home: 5, away: 2, finished: true }],
  }
  grades(
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
  grades(FOOTBALL, football, [[11, 10.5, 'Over', 'not graded']])
})

test('football: other markets of the score', () => {
  grades(FOOTBALL, football, [
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

test('football: who scored first and last as far as the halves tell it, else the incidents', () => {
  grades(FOOTBALL, { 10: [0, 0], 20: [0, 0] }, [
    [16, '', 'No Goal', 'won'],
    [16, '', '1', 'lost'],
    [56, '', 'X', 'won'],
    [59, 1, 'No Goal', 'won'],
  ])
  grades(FOOTBALL, { 10: [1, 1], 20: [0, 2] }, [
    [16, '', '1', 'not graded'],
    [56, '', '2', 'won'],
    [59, 3, '2', 'won'],
    [59, 5, 'No Goal', 'won'],
    [1946, '', '2', 'won'],
  ])
  const order: Incidents = { scoringOrder: ['away', 'home', 'away', 'away'] }
  grades(
    FOOTBALL,
    { 10: [1, 1], 20: [0, 2] },
    [
      [16, '', '2', 'won'],
      [59, 2, '1', 'won'],
    ],
    order,
  )
})

test('football: a half that the sheet leaves out is what full time holds beyond the other', () => {
  grades(FOOTBALL, { 10: [1, 0], 100: [2, 1] }, [
    [42, '', 'X', 'won'],
    [45, 1.5, 'Over', 'won'],
    [1, '', '1', 'won'],
  ])
  grades(FOOTBALL, { 100: [2, 1] }, [
    [1, '', '1', 'won'],
    [41, '', '1', 'not graded'],
  ])
})

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
  grades(BASKETBALL, basketball, [
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

test('basketball: full time and overtime are added up when the sheet holds quarters only', () => {
  const { 100: _full, 101: _after, ...quarters } = basketball
  grades(BASKETBALL, quarters, [
    [52, '', '1', 'won'],
    [226, '', '1', 'won'],
    [2, 210, 'Over', 'void'],
  ])
})

const inningScores = (home: readonly number[], away: readonly number[]): ScoresByCode =>
  Object.fromEntries(home.map((runs, index) => [index + 1, [runs, away[index] ?? 0]]))
const baseball = inningScores([0, 1, 0, 2, 0, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 2, 0, 0, 1, 1])

test('handbook 1.12 baseball: extra innings count', () => {
  grades(BASEBALL, baseball, [
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

test('baseball: a level match after extra innings is void in 승패 and a draw in 승무패', () => {
  grades(BASEBALL, { 100: [3, 3], 101: [4, 4] }, [
    [52, '', '1', 'void'],
    [1, '', 'X', 'won'],
    [2, 7.5, 'Over', 'won'],
  ])
})

const volleyball: ScoresByCode = { 1: [25, 22], 2: [21, 25], 3: [25, 19], 4: [27, 25] }

test('handbook 1.12 volleyball: the main handicap is sets, totals are points', () => {
  grades(VOLLEYBALL, volleyball, [
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

test('volleyball: sets alone decide the set markets and tell that a fifth set was not played', () => {
  grades(VOLLEYBALL, { 100: [3, 1] }, [
    [52, '', '1', 'won'],
    [3, -1.5, '1', 'won'],
    [48, 20.5, 'Over', 'void'],
    [2, 180.5, 'Over', 'not graded'],
  ])
})

const hockey: ScoresByCode = { 1: [1, 1], 2: [0, 1], 3: [1, 0], 100: [2, 2], 40: [0, 0], 102: [3, 2] }

test('handbook 1.12 ice hockey: 60 minutes count, the shoot-out is one goal where overtime is included', () => {
  grades(ICE_HOCKEY, hockey, [
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
  grades(ICE_HOCKEY, { ...tally, 50: [1, 3] }, [
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

test('handbook 1.12 e-sports: maps decide, kills of a map have their own lines', () => {
  grades(
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

test('handbook 1.12 tennis: after a retirement the winner stands once a set was completed, the rest is void', () => {
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

test('handbook 1.10 quarter lines: every row of the table', () => {
  const at = (home: number, away: number): ScoresByCode => ({ 100: [home, away] })
  const draw = at(1, 1)
  const byOne = at(1, 0)
  const byTwo = at(2, 0)
  grades(FOOTBALL, byOne, [
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
  grades(FOOTBALL, draw, [
    [3, -0.25, '1', 'half-lost'],
    [3, 0.25, '2', 'half-won'],
    [3, -0.75, '1', 'lost'],
    [3, 0.75, '2', 'won'],
    [2, 2.25, 'Over', 'half-lost'],
    [2, 2.25, 'Under', 'half-won'],
    [2, 2.75, 'Over', 'lost'],
    [2, 2.75, 'Under', 'won'],
  ])
  grades(FOOTBALL, byTwo, [
    [3, -0.75, '1', 'won'],
    [3, 0.75, '2', 'lost'],
  ])
  grades(FOOTBALL, at(2, 1), [
    [2, 2.25, 'Over', 'won'],
    [2, 2.75, 'Over', 'half-won'],
    [2, 2.75, 'Under', 'half-lost'],
  ])
  grades(FOOTBALL, at(2, 2), [
    [2, 2.75, 'Over', 'won'],
    [2, 2.75, 'Under', 'lost'],
  ])
})

test('handbook 2.9 an in-play football handicap counts from the score at the bet, totals count everything', () => {
  const sheet = scoreSheet({ sportId: FOOTBALL, scores: { 100: [2, 1] } })
  const question = { sportId: FOOTBALL, sheet, scoreAtBet: { home: 2, away: 0 } }
  const ask = (marketTypeId: number, pick: string, hundredths: number) =>
    gradeOutcome({ ...question, marketTypeId: marketTypeId as MarketTypeId, pick, line: line(hundredths) })
  expect(ask(3, '1', -50)).toMatchObject({ ok: true, result: { kind: 'lost' } })
  expect(ask(3, '2', -50)).toMatchObject({ ok: true, result: { kind: 'won' } })
  expect(ask(2, 'Over', 250)).toMatchObject({ ok: true, result: { kind: 'won' } })
})

test('기타 스코어 wins when none of the listed scores came in', () => {
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
])('market %i, pick %s, line %s can not be graded: %s', (marketTypeId, pick, hundredths, code) => {
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
] as const)('a sheet that contradicts itself is not graded: sport %i %j', (sportId, scores) => {
  const sheet = scoreSheet({ sportId, scores })
  expect(gradeOutcome({ sportId, marketTypeId: 1 as MarketTypeId, pick: '1', sheet })).toMatchObject({
    ok: false,
    why: { code: 'SHEET_CONTRADICTS' },
  })
})
