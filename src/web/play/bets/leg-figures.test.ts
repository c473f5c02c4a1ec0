import { expect, test } from 'vitest'
import { aBetLeg } from '#tests/support/facts/bet-leg.ts'
import { countedOdds, lineText, pickText } from './leg-figures.ts'

test.each([
  ['half-won', '1.435'],
  ['half-lost', '0.50'],
  ['void', '1.00'],
  ['won', ''],
  ['lost', ''],
  ['', ''],
] as const)('handbook 1.10: counts a leg that is "%s" at 1.87 as %s', (result, counted) => {
  expect(countedOdds(aBetLeg({ betPrice: 1.87, result }))).toBe(counted)
})

const casino = { provider: '카지노 A', game: '룰렛 1', round: '1', state: 'open' } as const

test.each([
  [{}, '울산', ''],
  [{ betName: 'X', betNameKorean: '무' }, '무', ''],
  [{ marketId: 2, betName: 'Over', betNameKorean: '오버', betBaseline: '2.5' }, '오버', '2.5'],
  [{ marketId: 3, betBaseline: '0.5' }, '울산', '+0.5'],
  [{ marketId: 3, betName: '2', betBaseline: '-0.5' }, '서울 (+0.5)', '-0.5'],
  [{ marketId: 3, betName: '2', betBaseline: '0' }, '서울', '0'],
  [{ marketId: 0, betName: '1', betNameKorean: '레드', casino }, '레드', ''],
])('FIELD-022 shows the pick %j as "%s" with the line "%s"', (change, pick, line) => {
  expect([pickText(aBetLeg(change)), lineText(aBetLeg(change))]).toEqual([pick, line])
})
