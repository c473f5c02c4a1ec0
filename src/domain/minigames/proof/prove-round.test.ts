import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { hash, hmac, isSigned, seedOf } from '#tests/support/draws/digests.ts'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { openTwoKeepers } from '#tests/support/draws/two-keepers.ts'
import { hexOf } from '../../draws/hex.ts'
import type { ExportedRound } from '../exported-rounds.ts'
import { findKind } from '../kinds.ts'
import type { AsyncDigests } from './beacon-proof.ts'
import { proveRound } from './prove-round.ts'

const digests: AsyncDigests = {
  hash: bytes => Promise.resolve(hash(bytes)),
  hmac: (key, message) => Promise.resolve(hmac(key, message)),
  isSigned: (...signed) => Promise.resolve(isSigned(...signed)),
}
const file = exportedGame('powerball', 6)
const other = hexOf(seedOf('other'))

/** The proof of the fourth round, with some fields changed. */
async function prove(change: Partial<ExportedRound> = {}, before = true) {
  const [kind, fourth] = [findKind(file.kind), file.rounds[3]]
  assert(kind && fourth, 'a fourth round')
  const round = { ...fourth, ...change }
  const rounds = before ? file.rounds : [round]
  return proveRound(digests, kind, { drawnBy: file.drawnBy, rounds }, round)
}

test('MINI-089 proves an unchanged round and shows every step', async () => {
  const { verdict, faults, seed, isChained, beacon, draw } = await prove()
  expect([verdict, faults]).toEqual(['right', []])
  expect(seed).toEqual({ hashed: file.rounds[3]?.commitment, isCommitted: true })
  expect(isChained).toBe(true)
  expect(beacon).toMatchObject({ made: file.rounds[3]?.beacon, isRight: true })
  expect(beacon?.text).toMatch(/^hanpan-bets:1:900:20261123-0004:3\n/)
  expect(draw?.message).toBe(`900:20261123-0004:${file.rounds[3]?.beacon}`)
  expect(draw?.blocks).toHaveLength(1)
  expect(draw?.numbers.map(({ range }) => range)).toEqual([28, 27, 26, 25, 24, 10])
  for (const { range, word, number } of draw?.numbers ?? []) expect(word % range).toBe(number)
})

test.each([
  ['another seed', { seed: other }, ['commitment', 'chain', 'draw', 'results']],
  ['another commitment', { commitment: other }, ['commitment']],
  ['another beacon', { beacon: other }, ['beacon', 'draw', 'results']],
  ['a missing bet', { bets: [] }, ['beacon']],
  ['a word other than the member’s', { bets: [{ betId: 'x', word: 'y' }] }, ['beacon']],
  ['another draw', { draw: { balls: [1, 2, 3, 4, 5], powerball: 0 } }, ['draw']],
  ['no draw', { draw: null }, ['draw']],
  ['another result', { results: [] }, ['results']],
  ['a draw without its seed', { seed: null }, ['untold']],
  ['a draw without its beacon', { beacon: null }, ['untold']],
] as const)('MINI-089 finds a fault in a round with %s', async (_name, change, expected) => {
  const { verdict, faults } = await prove(change)
  expect([verdict, faults]).toEqual(['wrong', expected])
})

test('the first round of a chain links to the chain end; without the round before, the link is unchecked', async () => {
  const [kind, first] = [findKind(file.kind), file.rounds[0]]
  assert(kind && first, 'a first round')
  expect((await proveRound(digests, kind, file, first)).isChained).toBe(true)
  const wrong = await proveRound(digests, kind, file, { ...first, chainEnd: other })
  expect(wrong.faults).toEqual(['chain'])
  expect((await prove({}, false)).isChained).toBeUndefined()
})

test('accepts a round without the inputs of its beacon: all other steps pass', async () => {
  expect((await prove({ bets: undefined })).verdict).toBe('partly')
})

test('an undrawn round is waiting; a void round reveals its seed and has no draw', async () => {
  const untold = { seed: null, beacon: null, draw: null, results: undefined, bets: undefined }
  expect(await prove({ state: 'open', ...untold })).toMatchObject({ verdict: 'waiting', draw: undefined })
  expect(await prove({ state: 'closed', ...untold })).toMatchObject({ verdict: 'waiting' })
  // The value it is committed to is known: the seed of the previous round.
  expect((await prove({ state: 'open', ...untold })).isChained).toBe(true)
  expect((await prove({ state: 'open', ...untold, commitment: other })).faults).toEqual(['chain'])
  const voided = { state: 'void', beacon: null, draw: null, results: undefined } as const
  expect(await prove(voided)).toMatchObject({ verdict: 'void', seed: { isCommitted: true }, isChained: true })
  expect((await prove({ ...voided, seed: other })).verdict).toBe('wrong')
})

test('uses the first drand value after the closing, and derives the beacon from its signature', async () => {
  const signature = 'aa'.repeat(48)
  const beacon = hash(Buffer.from(signature, 'hex'))
  const [round] = exportedGame('dice', 1, { beacon }).rounds
  const kind = findKind('dice')
  assert(kind && round, 'a round')
  const drand = { genesis: 1_692_803_367, period: 3, round: 1_000, signature }
  const closesAt = (drand.genesis + 999 * drand.period) * 1_000 - 1
  const proveDrand = (change: Partial<ExportedRound>) =>
    proveRound(
      digests,
      kind,
      { drawnBy: file.drawnBy, rounds: [] },
      {
        ...round,
        ...{ beaconKind: 'drand', bets: undefined, closesAt, drand },
        ...change,
      },
    )
  expect((await proveDrand({})).verdict).toBe('right')
  expect((await proveDrand({ closesAt: closesAt + 1 })).faults).toEqual(['beacon'])
  expect((await proveDrand({ drand: { ...drand, signature: 'bb'.repeat(48) } })).faults).toEqual(['beacon'])
  expect((await proveDrand({ drand: undefined })).verdict).toBe('partly')
})

test('MINI-089 proves a round of two keepers, and shows which of their parts is wrong', async () => {
  const two = openTwoKeepers(5)
  const rounds = [1, 2, 3].map(number => two.honest(number, []))
  const [first, second] = rounds
  const kind = findKind('roulette')
  assert(kind && first?.keeper && second?.keeper, 'rounds with keepers')
  const ofTwo = (round: ExportedRound) => proveRound(digests, kind, { drawnBy: 504, rounds }, round)
  const right = await ofTwo(second)
  expect([right.verdict, right.faults]).toEqual(['right', []])
  expect(right.beacon).toMatchObject({ kind: 'keeper', made: second.beacon, isRight: true })
  expect(right.beacon?.keeper).toEqual({ isOfChain: true, isListSigned: true, isLinkSigned: true })
  const replayed = await ofTwo({ ...second, keeper: first.keeper })
  expect(replayed.faults).toEqual(['beacon', 'keeper'])
  expect(replayed.beacon?.keeper).toEqual({ isOfChain: false, isListSigned: false, isLinkSigned: false })
  const later = await ofTwo({ ...second, closesAt: second.closesAt + 1 })
  expect(later.beacon?.keeper).toMatchObject({ isOfChain: true, isListSigned: false })
  const { keeper: _, ...untold } = second
  expect(await ofTwo(untold)).toMatchObject({ verdict: 'partly', faults: [] })
  const withoutBets = await ofTwo({ ...second, bets: undefined })
  expect(withoutBets.beacon?.keeper).toEqual({
    ...{ isOfChain: true, isListSigned: undefined, isLinkSigned: undefined },
  })
})
