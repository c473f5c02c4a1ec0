import { expect, test } from 'vitest'
import type { MarketTypeId, SportId } from '../ids.ts'
import { line } from '../line.ts'
import { BADMINTON, TABLE_TENNIS, TENNIS, VOLLEYBALL } from '../sports/sports.ts'
import { gradeOutcome } from './grading.ts'
import { gradeGapText, gradingReason } from './grading-reason.ko.ts'
import { type ResultIncidents, withIncidents } from './result-incidents.ts'
import { type ScoresByCode, scoreSheet } from './score-sheet.ts'
import { sheetFlawText } from './sheet-check.ko.ts'
import { checkSheet } from './sheet-check.ts'

type Asked = readonly [market: number, hundredths: number, pick: string]

function grade(sportId: SportId, scores: ScoresByCode, told: ResultIncidents, [market, of, pick]: Asked) {
  const sheet = withIncidents(scoreSheet({ sportId, scores }), told)
  return gradeOutcome({ sportId, marketTypeId: market as MarketTypeId, line: line(of), pick, sheet })
}

function answerOf(sportId: SportId, scores: ScoresByCode, told: ResultIncidents, asked: Asked): string {
  const found = grade(sportId, scores, told, asked)
  return found.ok ? found.result.kind : found.why.code
}

const WINNER: Asked = [52, 0, '1']
const GAMES: Asked = [166, 2_250, 'Under']
const FIRST_SET: Asked = [202, 0, '1']
const SECOND_SET: Asked = [203, 0, '2']

test.each([
  [TENNIS, { 1: [3, 2] }],
  [TENNIS, { 1: [6, 4], 2: [2, 3] }],
  [TENNIS, { 1: [7, 5], 2: [3, 2] }],
  [TENNIS, { 1: [7, 5] }],
  [TENNIS, { 1: [3, 6], 2: [7, 5] }],
  [TENNIS, { 100: [1, 0] }],
  [TABLE_TENNIS, { 1: [4, 2] }],
  [BADMINTON, { 1: [5, 2] }],
] as const)(
  'handbook 1.12 grades no market of a finished match of sport %i with the impossible score %j',
  (sport, scores) => {
    for (const asked of [WINNER, GAMES, FIRST_SET, SECOND_SET, [2, 250, 'Under']] as const)
      expect([asked[0], answerOf(sport, scores, {}, asked)]).toEqual([asked[0], 'END_IMPLAUSIBLE'])
    expect(checkSheet(sport, scores)?.code).toBe('END_IMPLAUSIBLE')
  },
)

test('treats sets listed as 0-0 as not played', () => {
  expect(checkSheet(TENNIS, { 1: [6, 4], 2: [6, 4], 3: [0, 0] })).toBeUndefined()
  expect(answerOf(TENNIS, { 1: [6, 4], 2: [6, 4], 3: [0, 0] }, {}, [204, 0, '1'])).toBe('void')
})

test('a retirement before the first game leaves no set to grade', () => {
  expect(answerOf(TENNIS, { 1: [0, 0] }, { retired: 'away' }, FIRST_SET)).toBe('void')
  expect(answerOf(TENNIS, { 100: [1, 0] }, { retired: 'away' }, WINNER)).toBe('won')
})

test('gives the reason for an impossible end in Korean', () => {
  const told = grade(TENNIS, { 1: [7, 5], 2: [3, 2] }, {}, WINNER)
  expect(told.ok || gradeGapText(told.why)).toBe(
    '2세트는 3:2에서 끝날 수 없습니다. 확인할 때까지 정산하지 않습니다.',
  )
  const flaw = checkSheet(TENNIS, { 1: [7, 5] })
  expect(flaw && sheetFlawText(flaw)).toBe(
    '세트 스코어 1:0에서는 경기가 끝날 수 없습니다. 기권, 부전승 또는 스코어 오류인지 확인해 주세요',
  )
})

test('handbook 1.12 a tennis retirement in the first set voids every market', () => {
  for (const asked of [WINNER, FIRST_SET, [52, 0, '2'], [202, 0, '2'], GAMES] as const)
    expect(answerOf(TENNIS, { 1: [3, 2] }, { retired: 'away' }, asked)).toBe('void')
  expect(checkSheet(TENNIS, { 1: [3, 2] }, { retired: 'away' })).toBeUndefined()
})

test('handbook 1.12 a tennis retirement in the second set: the first set and the winner are graded', () => {
  const asked = (one: Asked) => answerOf(TENNIS, { 1: [6, 4], 2: [2, 3] }, { retired: 'away' }, one)
  expect(
    [WINNER, FIRST_SET, SECOND_SET, [203, 0, '1'] as const, GAMES, [204, 0, '1'] as const].map(asked),
  ).toEqual(['won', 'won', 'void', 'void', 'void', 'void'])
  expect(answerOf(TENNIS, { 1: [6, 4], 2: [2, 3] }, { retired: 'home' }, WINNER)).toBe('lost')
})

test('a retirement does not explain an impossible set before the last', () => {
  expect(checkSheet(TENNIS, { 1: [3, 2], 2: [6, 4] }, { retired: 'away' })?.code).toBe('END_IMPLAUSIBLE')
  expect(answerOf(TENNIS, { 1: [3, 2], 2: [6, 4] }, { retired: 'away' }, WINNER)).toBe('END_IMPLAUSIBLE')
})

test('handbook 1.12 in other sports of sets an unfinished match is void, its sets are graded', () => {
  const badminton = (asked: Asked) =>
    answerOf(BADMINTON, { 1: [21, 10], 2: [5, 2] }, { retired: 'away' }, asked)
  expect([WINNER, FIRST_SET, SECOND_SET].map(badminton)).toEqual(['void', 'won', 'void'])
  const volleyball = { 1: [25, 20], 2: [10, 8] } as const
  expect(checkSheet(VOLLEYBALL, volleyball)?.code).toBe('END_IMPLAUSIBLE')
  expect([WINNER, FIRST_SET, SECOND_SET].map(asked => answerOf(VOLLEYBALL, volleyball, {}, asked))).toEqual([
    'void',
    'won',
    'void',
  ])
})

test('handbook 1.12 a match tie-break counts as one game of totals and handicaps, and decides the match', () => {
  const scores = { 1: [6, 4], 2: [3, 6], 3: [10, 8] } as const
  const asked = (one: Asked) => answerOf(TENNIS, scores, {}, one)
  expect(asked(GAMES)).toBe('won')
  expect(asked([166, 2_000, 'Under'])).toBe('void')
  expect(asked([166, 2_250, 'Over'])).toBe('lost')
  expect([asked(WINNER), asked([204, 0, '1'])]).toEqual(['won', 'won'])
  expect(answerOf(TENNIS, { 1: [6, 4], 2: [6, 7], 3: [10, 7] }, {}, [201, -350, '1'])).toBe('lost')
  expect(answerOf(TENNIS, { ...scores, 100: [2, 1] }, {}, GAMES)).toBe('won')
  expect(answerOf(TENNIS, { 1: [6, 4], 2: [3, 6], 3: [1, 0], 100: [2, 1] }, {}, GAMES)).toBe('won')
})

test('handbook 1.9 a walk-over voids every market', () => {
  const sheet = { ...scoreSheet({ sportId: TENNIS, scores: {} }), walkover: true as const }
  const found = gradeOutcome({ sportId: TENNIS, marketTypeId: 52 as MarketTypeId, pick: '1', sheet })
  expect(found).toMatchObject({ ok: true, result: { kind: 'void', cause: 'walkover' } })
  expect(found.ok && gradingReason(found.result, found.basis)).toBe(
    '부전승으로 경기가 진행되지 않아 적특(배당 1.00) 처리되었습니다.',
  )
})
