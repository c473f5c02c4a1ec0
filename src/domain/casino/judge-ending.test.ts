import { expect, test } from 'vitest'
import {
  type Ending,
  type EndingFacts,
  judgeEnding,
  type Resolution,
  type RoundBet,
  suppliedStatus,
} from './judge-ending.ts'
import type { WinMost } from './win-most.ts'

test.each([
  [0, 'lost'],
  [999, 'lost'],
  [1_000, 'lost'],
  [1_001, 'won'],
] as const)('CASINO-008 a payout of %i for a stake of 1,000 is %s', (payout, status) => {
  expect(suppliedStatus(1_000, payout)).toBe(status)
})

const MEMBER = 7
const most: WinMost = { multiple: 50, amount: 40_000 }
const aBet = (ref: string, resolution: Resolution | null): RoundBet => ({
  ...{ ref, betId: ref, stake: 1_000, revision: 0, heldBy: null },
  ...{ resolution, status: resolution === null ? 0 : 1, payout: resolution === null ? null : 0 },
})
const ending = (more: Partial<Ending> = {}): Ending => ({
  ...{ kind: 'win', ref: 'e', betRef: 'b', round: 'r', amount: 500, endsRound: false },
  ...more,
})
/** A round `r` with a bet `b`. */
const facts = (resolution: Resolution | null, more: Partial<EndingFacts> = {}): EndingFacts => ({
  bet: { state: 'done', kind: 'bet', memberId: MEMBER },
  memberId: MEMBER,
  round: { ref: 'r', state: 'open', isNew: false, winMost: most },
  bets: [aBet('b', resolution)],
  ...more,
})
const stored = (state: 'refused' | 'tombstone'): Partial<EndingFacts> => ({
  bet: { state, kind: 'bet', memberId: MEMBER },
  round: { ref: 'r', state: 'open', isNew: true, winMost: null },
  bets: [],
})
const nothing: Partial<EndingFacts> = {
  bet: null,
  round: { ref: 'r', state: 'open', isNew: true, winMost: null },
  bets: [],
}

type Case = readonly [string, Partial<Ending>, EndingFacts, string]
test.each<Case>([
  ['a win of an open bet', {}, facts(null), 'ok'],
  ['a win of a bet lost by the end of its round', {}, facts('end'), 'ok'],
  ['a second win', {}, facts('win'), 'BET_RESOLVED'],
  ['a win after a refund', {}, facts('refund'), 'BET_REFUNDED'],
  ['a win of an unknown bet', {}, facts(null, nothing), 'BET_UNKNOWN'],
  ['a win of a refused bet', {}, facts(null, stored('refused')), 'BET_UNKNOWN'],
  ['a win of a bet refunded before it came', {}, facts(null, stored('tombstone')), 'BET_REFUNDED'],
  ['a refund of an open bet', { kind: 'refund' }, facts(null), 'ok'],
  ['a second refund', { kind: 'refund' }, facts('refund'), 'BET_REFUNDED'],
  ['a refund after a win', { kind: 'refund' }, facts('win'), 'BET_RESOLVED'],
  ['a refund of an unknown bet', { kind: 'refund' }, facts(null, nothing), 'ok'],
  ['a refund of a refused bet', { kind: 'refund' }, facts(null, stored('refused')), 'ok'],
  ['another refund of an unknown bet', { kind: 'refund' }, facts(null, stored('tombstone')), 'BET_REFUNDED'],
  ['a win in another round', { round: 'x' }, facts(null), 'ROUND_MISMATCH'],
  ['a win in another round, after a win', { round: 'x' }, facts('win'), 'ROUND_MISMATCH'],
  ['a refund in another round', { kind: 'refund', round: 'x' }, facts(null), 'ROUND_MISMATCH'],
  ["the house's own refund", { kind: 'refund', round: undefined }, facts(null), 'ok'],
  [
    "a win of another member's bet",
    { round: 'x' },
    facts(null, { bet: { state: 'done', kind: 'bet', memberId: 8 } }),
    'TRANSACTION_CONFLICT',
  ],
  [
    'a win that names a win',
    {},
    facts(null, { bet: { state: 'done', kind: 'win', memberId: MEMBER } }),
    'TRANSACTION_CONFLICT',
  ],
  [
    'a refund that names its own number',
    { kind: 'refund', ref: 'b' },
    facts(null, nothing),
    'TRANSACTION_CONFLICT',
  ],
  ['a win that names its own number', { ref: 'b' }, facts(null, nothing), 'TRANSACTION_CONFLICT'],
  ['a win of a whole round', { betRef: undefined }, facts(null, { bet: null }), 'ok'],
  ['a win of a round lost by its end', { betRef: undefined }, facts('end', { bet: null }), 'ok'],
  ['a win of a round that was won', { betRef: undefined }, facts('win', { bet: null }), 'BET_RESOLVED'],
  ['a win of a refunded round', { betRef: undefined }, facts('refund', { bet: null }), 'BET_REFUNDED'],
  ['a win of a round without bets', { betRef: undefined }, facts(null, nothing), 'BET_UNKNOWN'],
  ['the end of a round', { kind: 'end', betRef: undefined }, facts(null, { bet: null }), 'ok'],
  ['the end of an unknown round', { kind: 'end', betRef: undefined }, facts(null, nothing), 'ROUND_UNKNOWN'],
])('%s', (_, asked, known, says) => {
  const verdict = judgeEnding(ending(asked), known)
  expect(verdict.ok ? 'ok' : verdict.code).toBe(says)
})

test.each([
  ['an unknown bet', null],
  ['a refused bet', { state: 'refused', kind: 'bet', memberId: MEMBER }],
] as const)('a refund of %s ends the round that it names, if it says so', (_, bet) => {
  const known = facts(null, { bet, bets: [aBet('c', null)] })
  const refund = { kind: 'refund', betRef: 'b' } as const
  expect(judgeEnding(ending(refund), known)).toMatchObject({ ok: true, ended: [], roundBecomes: undefined })
  expect(judgeEnding(ending({ ...refund, endsRound: true }), known)).toMatchObject({
    ok: true,
    ended: [{ bet: { ref: 'c' }, resolution: 'end', payout: 0 }],
    leavesStone: bet === null,
    roundBecomes: 'settled',
  })
})

test('a win of a whole round is booked on its first open bet', () => {
  const bets = [aBet('a', 'win'), aBet('b', null), aBet('c', null)]
  const verdict = judgeEnding(ending({ betRef: undefined, amount: 700 }), facts(null, { bet: null, bets }))
  const paid = verdict.ok ? verdict.ended.map(({ bet, payout }) => [bet.ref, payout]) : []
  expect(paid).toEqual([
    ['b', 700],
    ['c', 0],
  ])
})

const two = [aBet('b', null), aBet('c', null)]
test.each([
  ['at the most of both', { amount: 40_000 }, facts(null), null],
  ['above the amount', { amount: 40_001 }, facts(null), [['b'], []]],
  [
    'above the multiple of its stake',
    { amount: 50_000 },
    facts(null, { bets: [{ ...aBet('b', null), stake: 799 }] }),
    [['b'], []],
  ],
  [
    'for a round, within the multiple of all of its stakes',
    { betRef: undefined, amount: 40_000 },
    facts(null, { bet: null, bets: two.map(bet => ({ ...bet, stake: 400 })) }),
    null,
  ],
  [
    'for a round, above it',
    { betRef: undefined, amount: 40_000 },
    facts(null, { bet: null, bets: two.map(bet => ({ ...bet, stake: 399 })) }),
    [['b', 'c'], []],
  ],
  [
    'that ends its round: the other bet is lost at once',
    { amount: 40_001, endsRound: true },
    facts(null, { bets: two }),
    [['b'], ['c']],
  ],
  ['of a bet lost by the end of its round', { amount: 40_001 }, facts('end'), [['b'], []]],
] as const)('a win %s', (_, asked, known, expected) => {
  const verdict = judgeEnding(ending(asked), known)
  const split = verdict.ok &&
    verdict.held && [verdict.held.bets.map(({ ref }) => ref), verdict.ended.map(({ bet }) => bet.ref)]
  expect(split ?? null).toEqual(expected)
})

test.each([
  ['another win', {}, 'BET_RESOLVED'],
  ['a refund', { kind: 'refund' }, 'BET_RESOLVED'],
  ['a win for the round', { betRef: undefined }, 'BET_RESOLVED'],
  ['the end of the round', { kind: 'end', betRef: undefined }, 'ok'],
] as const)('%s does not touch a bet whose win is held', (_, asked, says) => {
  const known = facts(null, { bets: [{ ...aBet('b', null), heldBy: 'w' }] })
  const verdict = judgeEnding(ending(asked), 'betRef' in asked ? { ...known, bet: null } : known)
  expect(verdict.ok ? 'ok' : verdict.code).toBe(says)
  expect(verdict.ok ? verdict.ended : []).toEqual([])
})
