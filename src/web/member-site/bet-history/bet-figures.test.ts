import { expect, test } from 'vitest'
import type { Bet } from '#contract/bets/bets.ts'
import { paidBy, totalsOf } from './bet-figures.ts'

const aBet = (over: Partial<Bet>): Bet => ({
  id: '00000000-0000-7000-8000-000000000000',
  gameType: 1,
  gameDetailType: 11,
  betStyle: 'KR',
  status: 0,
  amounts: 10_000,
  totalRatio: 1.9,
  winnings: 19_000,
  createdAt: '2026-11-21 12:00:00',
  settledAt: null,
  resettledBy: null,
  cancellable: false,
  rules: null,
  oddsAcceptMode: 'none',
  settledRatio: null,
  bonus: null,
  bettings: [],
  ...over,
})

test('FIELD-052 excludes cancelled bets from the count and the sums', () => {
  const bets = [
    aBet({}),
    aBet({ status: 2, amounts: 5_000, winnings: 9_500 }),
    aBet({ status: -1, winnings: 0 }),
    aBet({ status: 1, amounts: 3_000, winnings: 0 }),
  ]
  expect(totalsOf(bets)).toEqual({ count: 3, cancelled: 1, staked: 18_000, expected: 19_000, paid: 9_500 })
  expect(totalsOf([])).toEqual({ count: 0, cancelled: 0, staked: 0, expected: 0, paid: 0 })
})

test.each([
  ['open', { settledRatio: null }, undefined],
  ['lost', { settledRatio: 0, winnings: 0 }, undefined],
  ['with a void leg', { settledRatio: 9.01, winnings: 90_100 }, { multiplier: 901, isCapped: false }],
  [
    'rounded down',
    { amounts: 5_001, settledRatio: 1.33, winnings: 6_651 },
    { multiplier: 133, isCapped: false },
  ],
  ['half lost', { settledRatio: 0.5, winnings: 5_000 }, { multiplier: 50, isCapped: false }],
  ['above the maximum', { settledRatio: 100, winnings: 900_000 }, { multiplier: 10_000, isCapped: true }],
] as const)('handbook 1.6, 1.10 computes how a bet was paid: %s', (_, bet, by) => {
  expect(paidBy(aBet(bet))).toEqual(by)
})
