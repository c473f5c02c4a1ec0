// Rounds drawn by Node are verified with a browser's digests, which Node has as well.
import { expect, test } from 'vitest'
import { assert } from '#domain/assert.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import { proveRound } from '#domain/minigames/proof/prove-round.ts'
import { hash, hmac, seedOf } from '#tests/support/draws/digests.ts'
import { exportedGame } from '#tests/support/draws/exported-game.ts'
import { loadKind } from './load-kind.ts'
import { webDigests } from './web-digests.ts'

const digests = webDigests()
assert(digests, 'Node has the digests of browsers')

test('computes the same digests in the browser as in Node', async () => {
  const [key, message] = [seedOf('key'), seedOf('message')]
  expect(await digests.hash(message)).toEqual(new Uint8Array(hash(message)))
  expect(await digests.hmac(key, message)).toEqual(new Uint8Array(hmac(key, message)))
})

test.each(Object.keys(kinds))('MINI-089 recomputes 100 rounds of %s in the browser', async id => {
  const kind = await loadKind(id)
  assert(kind, `rules of ${id}`)
  const file = exportedGame(id, 100)
  for (const round of file.rounds) {
    const { verdict, draw } = await proveRound(digests, kind, file, round)
    expect(verdict).toBe('right')
    expect(draw?.draw).toEqual(round.draw)
  }
})

test('finds no rules for an unknown kind', async () => {
  expect(await loadKind('toString')).toBeUndefined()
})
