import { expect, test } from 'vitest'
import { type LosingBet, losingPoints, shippedLosingRule } from './losing-points.ts'

const bet: LosingBet = { status: 'lost', stake: 10_000, isOnMatches: true, legs: 2, totalOdds: 200 }

test.each([
  ['level 1', {}, 1, 100],
  ['level 4', {}, 4, 200],
  ['level 10', {}, 10, 300],
  ['whole points, rounded down', { stake: 5_099 }, 1, 50],
  ['a single', { legs: 1 }, 1, 0],
  ['below 2.00', { totalOdds: 199 }, 1, 0],
  ['won', { status: 'won' }, 1, 0],
  ['void', { status: 'void' }, 1, 0],
  ['cancelled', { status: 'cancelled' }, 1, 0],
  ['reopened', { status: 'open' }, 1, 0],
  ['a minigame', { isOnMatches: false }, 1, 0],
] as const)('handbook 5.6 losing points: %s', (_name, over, level, is) =>
  expect(losingPoints({ ...bet, ...over }, level, shippedLosingRule)).toBe(is),
)

test('handbook 8.2 gives no losing points while the rule is off', () =>
  expect(losingPoints(bet, 10, { ...shippedLosingRule, on: false })).toBe(0))
