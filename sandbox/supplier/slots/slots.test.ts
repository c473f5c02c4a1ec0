import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { digestBlocks } from '#domain/draws/digest-blocks.ts'
import { openNumbers } from '#domain/draws/numbers.ts'
import { textBytes } from '#domain/draws/text-bytes.ts'
import { tables } from '../games.ts'
import { SPIN_MILLISECONDS } from '../supplier.ts'
import { classic } from './classic.ts'
import { waves } from './lines.ts'
import { spinMessage } from './spin-message.ts'
import { honeycomb } from './ways.ts'

const hmac = (key: Uint8Array, message: Uint8Array) => createHmac('sha256', key).update(message).digest()
const seed = Buffer.alloc(32, 7)

test('G7 computes the published returns exactly, over all stops', () => {
  const rates = [classic, waves, honeycomb].map(slot => {
    const [paid, of] = slot.expected()
    return Number((paid * 1_000_000n) / of)
  })
  expect(rates).toEqual([953_750, 968_561, 969_131])
})

test.each([classic, waves, honeycomb])(
  'G7 pays over many spins of $name what was computed, within the spread',
  slot => {
    const [paid, of] = slot.expected()
    const spins = 20_000
    let [sum, squares] = [0, 0]
    for (let nonce = 1; nonce <= spins; nonce++) {
      const message = textBytes(spinMessage(slot.code, 'test', nonce))
      const pays = slot.spin(openNumbers(digestBlocks(hmac, seed, message))).pays / slot.units
      sum += pays
      squares += pays * pays
    }
    const mean = sum / spins
    const error = Math.sqrt((squares / spins - mean * mean) / spins)
    expect(Math.abs(mean - Number(paid) / Number(of))).toBeLessThan(4 * error)
  },
)

test('G15 allows a spin every 2.5 seconds and a table round every five at most', () => {
  expect(SPIN_MILLISECONDS).toBeGreaterThanOrEqual(2_500)
  expect(tables.filter(({ seconds }) => seconds < 5)).toEqual([])
})
