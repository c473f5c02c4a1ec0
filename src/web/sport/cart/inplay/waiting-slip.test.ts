import { expect, test } from 'vitest'
import { checkSameFixture } from '#domain/slip/same-fixture.ts'
import { slipOdds } from '#domain/slip/slip-checks.ts'
import { aBetLeg } from '#tests/support/facts/bet-leg.ts'
import { betBody } from '../placing/bet-request.ts'
import { slipOf } from './waiting-slip.ts'

const slip = slipOf({
  id: 'b',
  key: 'k',
  gameDetailType: 5,
  betStyle: 'KR',
  amounts: 10_000,
  totalRatio: 3.8,
  winnings: 38_000,
  createdAt: '2026-11-21 12:10:00',
  seconds: 6,
  leftMs: 3_000,
  startedAt: 0,
  dueAt: 6_000,
  bettings: [
    aBetLeg({ version: 3 }),
    aBetLeg({
      oddsId: 18,
      version: 3,
      marketId: 2,
      marketName: 'Under/Over',
      betName: 'Over',
      betBaseline: '2.5',
      betPrice: 2,
    }),
  ],
})

test('restores a waiting bet as the slip that sends the same body', () => {
  expect(slip.stake).toEqual({ text: '10,000', amount: 10_000 })
  expect(betBody(slip, { page: 'live', memberId: 7 })).toEqual({
    memberId: 7,
    totalRatio: '3.80',
    amounts: 10_000,
    bettings: [
      { betBaseline: '', betPrice: '1.90', fixtureId: 1, oddsId: 17, sportId: 6046, version: 3 },
      { betBaseline: '2.5', betPrice: '2.00', fixtureId: 1, oddsId: 18, sportId: 6046, version: 3 },
    ],
    gameDetailType: 5,
    betStyle: 'KR',
    minigameId: 1015,
    changeFlag: 0,
  })
})

test('PICK-008 keeps the two picks of one match in different markets', () => {
  expect(slipOdds(slip.legs, undefined)).toBe(380)
  expect(checkSameFixture('live', slip.legs)).toEqual([])
})
