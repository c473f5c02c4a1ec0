import { expect, test } from 'vitest'
import { hash, hmac, isSigned, seedOf } from '#tests/support/draws/digests.ts'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { hexOf } from '../draws/hex.ts'
import { checkRounds } from './check-rounds.ts'
import type { ExportedRound, ExportedRounds } from './exported-rounds.ts'
import { findKind, kinds } from './kinds.ts'

const game = exportedGame('powerball', 12)

function check(file: ExportedRounds): readonly string[] {
  const kind = findKind(file.kind)
  if (!kind) throw new Error(`no kind ${file.kind}`)
  return checkRounds({ hash, hmac, isSigned }, kind, file)
    .filter(({ faults }) => faults.length > 0)
    .map(({ roundId, faults }) => `${Number(roundId.slice(-4))} ${faults.join(' ')}`)
}

/** The game with its third round changed. */
const changed = (change: Partial<ExportedRound>): ExportedRounds => ({
  ...game,
  rounds: game.rounds.map((round, index) => (index === 2 ? { ...round, ...change } : round)),
})
const third = game.rounds[2]
const other = hexOf(seedOf('other'))

test('MINI-089 accepts unchanged rounds, in any order and from any start of the export', () => {
  expect(check(game)).toEqual([])
  expect(check({ ...game, rounds: game.rounds.toReversed() })).toEqual([])
  expect(check({ ...game, rounds: game.rounds.slice(5) })).toEqual([])
  for (const id of Object.keys(kinds)) expect(check(exportedGame(id, 5))).toEqual([])
})

test.each([
  ['another seed', { seed: other }, ['3 commitment chain draw results']],
  ['another commitment', { commitment: other }, ['3 commitment']],
  ['a different chain end', { chainEnd: other }, ['3 chain', '4 gap']],
  ['another number of the link', { link: 20 }, ['4 gap', '3 gap chain']],
  ['another beacon', { beacon: other }, ['3 beacon draw results']],
  ['a word other than the member’s', { bets: [{ betId: 'x', word: 'y' }] }, ['3 beacon']],
  ['another draw', { draw: { balls: [1, 2, 3, 4, 5], powerball: 0 } }, ['3 draw']],
  ['the balls in another order', { draw: orderedBalls() }, ['3 draw']],
  ['another result', { results: [] }, ['3 results']],
  ['a draw without its seed', { seed: null }, ['3 untold']],
  ['a draw without its beacon', { beacon: null }, ['3 untold']],
] as const)('MINI-089 detects %s', (_name, change, expected) => {
  expect(check(changed(change))).toEqual(expected)
})

function orderedBalls(): unknown {
  const draw: { balls: number[]; powerball: number } = JSON.parse(JSON.stringify(third?.draw))
  return { ...draw, balls: draw.balls.toReversed() }
}

test('MINI-089 the round of another game or another number has another draw', () => {
  expect(check({ ...game, drawnBy: game.drawnBy + 1 }).length).toBe(12)
  expect(check(changed({ roundId: '20261122-0003' }))).toEqual(['3 beacon draw results'])
})

test('accepts a round without the inputs of its beacon', () => {
  expect(check(changed({ bets: undefined }))).toEqual([])
})

test('reports a missing round as a gap, but not a void one, which reveals its seed', () => {
  expect(check({ ...game, rounds: game.rounds.filter((_, index) => index !== 2) })).toEqual(['4 gap'])
  expect(check(changed({ state: 'void', beacon: null, draw: null, results: undefined }))).toEqual([])
})

/** The game with its last round not drawn yet. */
const waiting = (commitment: string | undefined): ExportedRounds => {
  const told = game.rounds.slice(0, -1)
  const last = game.rounds.slice(-1).map(round => ({
    ...round,
    ...{ state: 'open' as const, seed: null, beacon: null, draw: null, results: undefined },
    commitment: commitment ?? round.commitment,
  }))
  return { ...game, rounds: [...told, ...last] }
}

test('MINI-089 an undrawn round is committed to by the seed of the round before, and reveals nothing else', () => {
  expect(check(waiting(undefined))).toEqual([])
  expect(check(waiting(other))).toEqual(['12 chain'])
})

test('uses the first drand value after the closing, and derives the beacon from its signature', () => {
  const signature = 'aa'.repeat(48)
  const genesis = 1_692_803_367
  const drand = { genesis, period: 3, round: 1_000, signature }
  const withDrand = (change: object, closesAt: number): ExportedRounds => {
    const [round] = exportedGame('powerball', 1, { beacon: hash(Buffer.from(signature, 'hex')) }).rounds
    if (!round) throw new Error('one round')
    return {
      ...game,
      rounds: [{ ...round, beaconKind: 'drand', bets: undefined, closesAt, drand: { ...drand, ...change } }],
    }
  }
  // Round 1,000 comes 2,997 seconds after the first: it is the next for rounds that closed in the three
  // seconds before.
  const at = (genesis + 999 * 3) * 1_000
  expect(check(withDrand({}, at - 1))).toEqual([])
  expect(check(withDrand({}, at - 3_000))).toEqual([])
  expect(check(withDrand({}, at))).toEqual(['1 beacon'])
  expect(check(withDrand({}, at - 3_001))).toEqual(['1 beacon'])
  expect(check(withDrand({ signature: 'bb'.repeat(48) }, at - 1))).toEqual(['1 beacon'])
})
