import { expect, test } from 'vitest'
import type { MarketTypeId, SportId } from '../ids.ts'
import { BASKETBALL, FOOTBALL } from '../sports/sports.ts'
import { scoreAtBet } from './score-at-bet.ts'

const secondHalf = {
  home: 2,
  away: 1,
  periods: [
    { code: 10, home: 1, away: 1 },
    { code: 20, home: 1, away: 0 },
  ],
}

test.each<[string, SportId, number, object | undefined]>([
  ['the handicap of a football match', FOOTBALL, 3, { home: 2, away: 1 }],
  ['the handicap of the first half', FOOTBALL, 64, { home: 1, away: 1 }],
  ['the handicap of the second half', FOOTBALL, 65, { home: 1, away: 0 }],
  ['1X2: the whole match counts', FOOTBALL, 1, undefined],
  ['a total: the whole match counts', FOOTBALL, 2, undefined],
  ['a handicap on corners', FOOTBALL, 95, undefined],
  ['a European handicap: the whole match counts', FOOTBALL, 13, undefined],
  ['a handicap of another sport', BASKETBALL, 3, undefined],
])('handbook 2.9: %s', (_, sportId, type, score) => {
  expect(scoreAtBet({ sportId, marketTypeId: type as MarketTypeId }, secondHalf)).toEqual(score)
})

test('handbook 2.9: a half that has not started counts from 0:0', () => {
  const firstHalf = { home: 1, away: 0, periods: [{ code: 10, home: 1, away: 0 }] }
  expect(scoreAtBet({ sportId: FOOTBALL, marketTypeId: 65 as MarketTypeId }, firstHalf)).toEqual({
    home: 0,
    away: 0,
  })
})
