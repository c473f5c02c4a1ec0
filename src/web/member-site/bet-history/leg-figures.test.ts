import { expect, test } from 'vitest'
import type { BetLeg } from '#contract/bets.ts'
import { countedOdds, lineText, pickText } from './leg-figures.ts'

const leg = (change: Partial<BetLeg>): BetLeg => ({
  fixtureId: 1,
  oddsId: 1,
  sportId: 6046,
  sportName: '축구',
  leagueName: 'K리그1',
  home: '울산',
  away: '서울',
  startdate: '2026-11-21 19:00:00',
  marketId: 1,
  marketName: '1X2',
  marketNameKorean: '승무패',
  betName: '1',
  betNameKorean: '홈',
  betBaseline: '',
  betPrice: 1.87,
  version: 1,
  status: 0,
  result: '',
  score: '',
  reason: '',
  scoreAtBet: '',
  ...change,
})

test.each([
  ['half-won', '1.435'],
  ['half-lost', '0.50'],
  ['void', '1.00'],
  ['won', ''],
  ['lost', ''],
  ['', ''],
] as const)('handbook 1.10: a leg that is "%s" at 1.87 counted %s', (result, counted) => {
  expect(countedOdds(leg({ result }))).toBe(counted)
})

test.each([
  [{}, '울산', ''],
  [{ betName: 'X', betNameKorean: '무' }, '무', ''],
  [{ marketId: 2, betName: 'Over', betNameKorean: '오버', betBaseline: '2.5' }, '오버', '2.5'],
  [{ marketId: 3, betBaseline: '0.5' }, '울산', '+0.5'],
  [{ marketId: 3, betName: '2', betBaseline: '-0.5' }, '서울 (+0.5)', '-0.5'],
  [{ marketId: 3, betName: '2', betBaseline: '0' }, '서울', '0'],
])('FIELD-022 the pick %j reads "%s" at the line "%s"', (change, pick, line) => {
  expect([pickText(leg(change)), lineText(leg(change))]).toEqual([pick, line])
})
