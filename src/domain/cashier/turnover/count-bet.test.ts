import { expect, test } from 'vitest'
import { type CountableBet, countBet } from './count-bet.ts'
import { neededFor, shippedTurnoverRule } from './turnover-rule.ts'

const bet: CountableBet = {
  status: 'lost',
  product: 'sports',
  stake: 10_000,
  legs: 2,
  totalOdds: 300,
  bothSides: false,
}

test.each([
  ['two picks', {}, 10_000, 'counted'],
  ['two picks, won', { status: 'won' }, 10_000, 'counted'],
  ['two picks below 1.50', { totalOdds: 120 }, 10_000, 'counted'],
  ['one pick at 1.50', { legs: 1, totalOdds: 150 }, 10_000, 'counted'],
  ['one pick at 1.49', { legs: 1, totalOdds: 149 }, 0, 'low-odds'],
  ['a minigame', { product: 'minigame', legs: 0 }, 5_000, 'counted'],
  ['a minigame below 1.50', { product: 'minigame', legs: 0, totalOdds: 110 }, 5_000, 'counted'],
  ['a virtual match', { product: 'virtual', legs: 1, totalOdds: 110 }, 5_000, 'counted'],
  ['casino', { product: 'casino', legs: 0 }, 3_000, 'counted'],
  ['a slot', { product: 'slot', legs: 0 }, 5_000, 'counted'],
  ['half a won is not counted', { product: 'casino', stake: 1_009 }, 302, 'counted'],
  ['a void bet', { status: 'void' }, 0, 'void'],
  ['a cancelled bet', { status: 'cancelled' }, 0, 'cancelled'],
  ['an open bet', { status: 'open' }, 0, 'open'],
  ['both sides', { bothSides: true }, 0, 'both-sides'],
] as const)('handbook 5.4 %s counts by its weight', (_name, over, counted, reason) => {
  expect(countBet({ ...bet, ...over }, shippedTurnoverRule.weights)).toMatchObject({ counted, reason })
})

test('a game of weight 0 counts zero and gives the reason', () => {
  expect(countBet({ ...bet, product: 'slot' }, { ...shippedTurnoverRule.weights, slot: 0 })).toEqual({
    counted: 0,
    percent: 0,
    reason: 'no-weight',
  })
})

test('handbook 5.4 the required turnover is the amount times its percent, rounded up to whole won', () => {
  expect([neededFor(50_000, 100), neededFor(50_000, 300), neededFor(333, 150), neededFor(1, 0)]).toEqual([
    50_000, 150_000, 500, 0,
  ])
})
