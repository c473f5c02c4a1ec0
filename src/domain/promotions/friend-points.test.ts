import { expect, test } from 'vitest'
import type { BetStatus } from '../bets/bet-status.ts'
import { won } from '../money.ts'
import { type FriendBase, type FriendRule, friendPoints, type Generation, rateWord } from './friend-points.ts'

const rule: FriendRule = { on: true, base: 'lost', rates: { 1: 100, 2: 50 } }

test.each<
  [
    status: BetStatus,
    stake: number,
    payout: number | null,
    base: FriendBase,
    generation: Generation,
    is: number,
  ]
>([
  ['lost', 10_000, 0, 'lost', 1, 100],
  ['lost', 10_000, 0, 'lost', 2, 50],
  // Whole points, rounded down.
  ['lost', 10_099, 0, 'lost', 1, 100],
  ['lost', 199, 0, 'lost', 2, 0],
  ['lost', 99, 0, 'lost', 1, 0],
  // A half-lost bet counts half of its stake.
  ['lost', 10_000, 5_000, 'lost', 1, 50],
  ['won', 10_000, 19_000, 'lost', 1, 0],
  ['won', 10_000, 19_000, 'stake', 1, 100],
  ['lost', 10_000, 0, 'stake', 2, 50],
  ['void', 10_000, 10_000, 'stake', 1, 0],
  ['open', 10_000, null, 'stake', 1, 0],
  ['cancelled', 10_000, null, 'stake', 1, 0],
])('handbook 5.6 a bet %s of %i won that paid %s earns by %s in generation %i %i points', (...row) => {
  const [status, stake, payout, base, generation, is] = row
  const bet = { status, stake: won(stake), payout: payout === null ? null : won(payout) }
  expect(friendPoints(bet, { ...rule, base }, generation)).toBe(is)
})

test('earns no points while the rule is off', () => {
  const bet = { status: 'lost', stake: won(10_000), payout: won(0) } as const
  expect(friendPoints(bet, { ...rule, on: false }, 1)).toBe(0)
})

test('formats rates as percents', () => {
  expect([100, 50, 125, 0].map(rateWord)).toEqual(['1%', '0.5%', '1.25%', '0%'])
})
