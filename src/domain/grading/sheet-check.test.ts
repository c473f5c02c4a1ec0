import { expect, test } from 'vitest'
import type { SportId } from '../ids.ts'
import { BASEBALL, BASKETBALL, FOOTBALL, ICE_HOCKEY, VOLLEYBALL } from '../sports/sports.ts'
import type { ResultIncidents } from './result-incidents.ts'
import type { ScoresByCode } from './score-sheet.ts'
import { sheetFlawText } from './sheet-check.ko.ts'
import { checkSheet } from './sheet-check.ts'

type Case = readonly [name: string, sport: SportId, scores: ScoresByCode, why: string | undefined]

const cases: readonly Case[] = [
  ['both halves and full time', FOOTBALL, { 10: [1, 0], 20: [1, 2], 100: [2, 2] }, undefined],
  ['both halves alone', FOOTBALL, { 10: [1, 0], 20: [1, 2] }, undefined],
  ['full time alone', FOOTBALL, { 100: [2, 2] }, undefined],
  ['extra time and penalties', FOOTBALL, { 100: [1, 1], 40: [1, 1], 101: [2, 2], 50: [4, 2] }, undefined],
  ['no score', FOOTBALL, {}, '스코어가 없습니다'],
  ['a quarter', FOOTBALL, { 3: [1, 0], 100: [1, 0] }, '이 종목에 없는 구간 코드입니다: 3'],
  ['the break', FOOTBALL, { 80: [0, 0], 100: [1, 0] }, '이 종목에 없는 구간 코드입니다: 80'],
  [
    'halves with a wrong sum',
    FOOTBALL,
    { 10: [1, 0], 20: [1, 2], 100: [2, 1] },
    '종료 스코어가 구간 스코어의 합과 다릅니다',
  ],
  [
    'half time above full time',
    FOOTBALL,
    { 10: [3, 0], 100: [2, 2] },
    '구간 스코어가 종료 스코어보다 많습니다',
  ],
  ['one half alone', FOOTBALL, { 10: [1, 0] }, '종료 스코어(100)가 없습니다'],
  [
    'overtime below full time',
    FOOTBALL,
    { 100: [2, 2], 101: [2, 1] },
    '연장 포함 스코어가 종료 스코어보다 적습니다',
  ],
  ['four quarters', BASKETBALL, { 1: [20, 18], 2: [20, 18], 3: [20, 18], 4: [20, 18] }, undefined],
  ['a set', BASKETBALL, { 15: [20, 18], 100: [20, 18] }, '이 종목에 없는 구간 코드입니다: 15'],
  [
    'the bottom of the ninth not played',
    BASEBALL,
    { ...Object.fromEntries(innings(8, 1, 0)), 9: [null, 0] },
    undefined,
  ],
  [
    'a bottom half not played in the middle',
    BASEBALL,
    { ...Object.fromEntries(innings(9, 1, 0)), 3: [null, 0] },
    '홈팀 미공격은 야구의 마지막 이닝에만 입력할 수 있습니다',
  ],
  [
    'a home side without its half',
    FOOTBALL,
    { 10: [1, 0], 20: [null, 0] },
    '홈팀 미공격은 야구의 마지막 이닝에만 입력할 수 있습니다',
  ],
  ['nine innings', BASEBALL, Object.fromEntries(innings(9, 1, 0)), undefined],
  [
    'extra innings in a row',
    BASEBALL,
    { ...Object.fromEntries(innings(9, 1, 1)), 10: [0, 0], 11: [1, 0] },
    undefined,
  ],
  [
    'the halves of a football match for innings',
    BASEBALL,
    { 10: [1, 0], 20: [1, 1], 100: [2, 1] },
    '이 종목에 없는 구간 코드입니다: 20',
  ],
  [
    'the first half of a football match for a set',
    VOLLEYBALL,
    { 10: [1, 0], 100: [1, 0] },
    '이 종목에 없는 구간 코드입니다: 10',
  ],
  ['five innings, stopped', BASEBALL, Object.fromEntries(innings(5, 1, 0)), undefined],
  [
    'innings with a wrong sum',
    BASEBALL,
    { ...Object.fromEntries(innings(9, 1, 0)), 100: [8, 0] },
    '종료 스코어가 이닝 스코어의 합과 다릅니다',
  ],
  [
    'an extra inning of a match that was not level',
    BASEBALL,
    { ...Object.fromEntries(innings(9, 1, 0)), 10: [0, 1] },
    '동점이 아닌 경기에 연장 스코어가 있습니다',
  ],
  ['three sets', VOLLEYBALL, { 1: [25, 20], 2: [25, 20], 3: [25, 20] }, undefined],
  [
    'sets with impossible scores',
    VOLLEYBALL,
    { 1: [25, 20], 2: [25, 20], 3: [25, 20], 100: [0, 3] },
    '종료 스코어가 세트 결과와 다릅니다',
  ],
  ['periods and a shoot-out', ICE_HOCKEY, { 1: [1, 1], 2: [0, 1], 3: [1, 0], 102: [3, 2] }, undefined],
]

function innings(count: number, home: number, away: number): [string, [number, number]][] {
  return Array.from({ length: count }, (_, index) => [String(index + 1), [home, away]])
}

test.each(cases)('checks a sheet with %s', (_, sport, scores, why) => {
  const flaw = checkSheet(sport, scores)
  expect(flaw && sheetFlawText(flaw)).toBe(why)
})

test('an unknown contradiction has a general Korean text', () => {
  expect(sheetFlawText({ code: 'CONTRADICTION', detail: 'something new' })).toBe(
    '구간 스코어가 서로 맞지 않습니다',
  )
})

const FULL = { 10: [1, 0], 20: [1, 2], 100: [2, 2] } as const

const told: readonly (readonly [string, ResultIncidents, string | undefined])[] = [
  ['who scored in order', { scoringOrder: ['home', 'away', 'away', 'home'] }, undefined],
  [
    'one scorer too many',
    { scoringOrder: ['home', 'away', 'away', 'home', 'home'] },
    '득점 순서가 스코어와 다릅니다',
  ],
  [
    'a first scorer who is not first in the order',
    { scoringOrder: ['home', 'away', 'away', 'home'], firstGoal: 'away' },
    '첫 득점팀이 스코어나 득점 순서와 다릅니다',
  ],
  ['corners by half and in total', { corners: { 10: [2, 3], 20: [4, 1], 100: [6, 4] } }, undefined],
  [
    'corners with a wrong sum',
    { corners: { 10: [2, 3], 20: [4, 1], 100: [6, 5] } },
    '코너킥 수는 전반(10), 후반(20), 전체(100)로 입력하며 합이 맞아야 합니다',
  ],
  [
    'cards of a quarter',
    { cards: { 3: [1, 0] } },
    '카드 수는 전반(10), 후반(20), 전체(100)로 입력하며 합이 맞아야 합니다',
  ],
  ['the first corner', { firsts: { corner: 'away' } }, undefined],
  [
    'a first kill in a set that was not played',
    { firsts: { 'kill:4': 'home' } },
    '없는 첫 기록이거나 진행되지 않은 세트입니다',
  ],
  ['kills', { kills: { 1: [20, 10] } }, '킬 수는 진행된 세트에만 입력할 수 있습니다'],
  ['a mercy rule', { mercyRule: true }, '콜드게임은 야구에만 있습니다'],
  ['a retired side', { retired: 'home' }, '기권은 세트로 승부하는 종목에만 입력할 수 있습니다'],
]

test.each(told)('handbook 1.12 refuses a football sheet that also holds %s', (_, incidents, why) => {
  const flaw = checkSheet(FOOTBALL, FULL, incidents)
  expect(flaw && sheetFlawText(flaw)).toBe(why)
})

test('handbook 1.12 the scoring order may include goals of extra time, and must hold all goals', () => {
  const extraTime = { 10: [0, 0], 20: [1, 1], 100: [1, 1], 40: [1, 0], 101: [2, 1] } as const
  const flawOf = (scoringOrder: ResultIncidents['scoringOrder']) =>
    checkSheet(FOOTBALL, extraTime, { scoringOrder })
  expect(flawOf(['away', 'home', 'home'])).toBeUndefined()
  expect(flawOf(['away', 'home'])).toBeUndefined()
  expect(flawOf(['away'])).toEqual({ code: 'INCIDENTS', flaw: 'SCORING_ORDER' })
})
