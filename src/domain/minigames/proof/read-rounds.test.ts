import { expect, test } from 'vitest'
import { exportedRounds } from '#contract/minigame/exported-rounds.ts'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { kinds } from '../kinds.ts'
import { readRounds } from './read-rounds.ts'

const [hash, signature] = ['ab'.repeat(32), 'cd'.repeat(64)]
const keeper = {
  ...{ keeperKey: hash, houseKey: hash, keeperEnd: hash, keeperSeed: hash },
  ...{ listSignature: signature, linkSignature: signature },
}
const file = exportedGame('powerball', 3)
const [first] = file.rounds

/** The file with some fields of its second round changed. */
const changed = (change: object) => ({
  ...file,
  rounds: file.rounds.map((round, index) => (index === 1 ? { ...round, ...change } : round)),
})

test.each(Object.keys(kinds))('reads rounds of %s as written', id => {
  const game = JSON.parse(JSON.stringify(exportedGame(id, 20)))
  expect(readRounds(game)).toEqual({ ok: true, value: game })
})

test('reads the values of a second keeper as written', () => {
  const two = changed({ beaconKind: 'keeper', keeper })
  expect(readRounds(two)).toEqual({ ok: true, value: two })
  expect(exportedRounds.safeParse(two).success).toBe(true)
})

test.each([
  [null, ''],
  ['[]', ''],
  [[], ''],
  [{}, 'format'],
  [{ ...file, version: 2 }, 'version'],
  [{ ...file, kind: 7 }, 'kind'],
  [{ ...file, gameId: '251' }, 'gameId'],
  [{ ...file, drawnBy: 2.5 }, 'drawnBy'],
  [{ ...file, rounds: {} }, 'rounds'],
  [{ ...file, rounds: [first, null] }, 'rounds.1'],
  [changed({ seed: 'x' }), 'rounds.1.seed'],
  [changed({ seed: undefined }), 'rounds.1.seed'],
  [changed({ roundId: '1' }), 'rounds.1.roundId'],
  [changed({ state: 'won' }), 'rounds.1.state'],
  [changed({ link: 0 }), 'rounds.1.link'],
  [changed({ link: 1_000_001 }), 'rounds.1.link'],
  [changed({ beacon: 'abc' }), 'rounds.1.beacon'],
  [changed({ bets: [{ betId: 'a b', word: '' }] }), 'rounds.1.bets'],
  [changed({ bets: [{ betId: 'a', word: '\ud800' }] }), 'rounds.1.bets'],
  [changed({ drand: { genesis: 1, period: 0, round: 1, signature: 'aa' } }), 'rounds.1.drand'],
  [changed({ keeper: { ...keeper, keeperSeed: 'aa' } }), 'rounds.1.keeper'],
  [changed({ keeper: { ...keeper, linkSignature: 'aa' } }), 'rounds.1.keeper'],
  [changed({ results: [{ market: 'a', won: 'b', void: [] }] }), 'rounds.1.results'],
])('names the field at which a file is no export (%#)', (data, at) => {
  expect(readRounds(data)).toEqual({ ok: false, refusal: { at } })
  expect(exportedRounds.safeParse(data).success).toBe(false)
})
