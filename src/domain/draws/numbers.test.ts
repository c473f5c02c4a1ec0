import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawMessage, drawnNumber } from '../promotions/coin-draw.ts'
import { prizePlace } from '../promotions/prize-table.ts'
import { digestBlocks, type Hmac } from './digest-blocks.ts'
import { chainLink, type Hash } from './hash-chain.ts'
import { openNumbers } from './numbers.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()
const sha256: Hash = bytes => createHash('sha256').update(bytes).digest()

/** Blocks of one word each. */
const words = (...given: number[]) =>
  given
    .map(word => {
      const block = new Uint8Array(4)
      new DataView(block.buffer).setUint32(0, word)
      return block
    })
    .values()

test('handbook 3.1 drops words above the largest multiple of the range and never takes their remainder', () => {
  const range = 10
  const limit = 2 ** 32 - (2 ** 32 % range)
  expect(limit).toBe(4_294_967_290)
  expect(openNumbers(words(limit - 1)).below(range)).toBe(9)
  for (let word = limit; word < 2 ** 32; word++)
    expect(openNumbers(words(word, 0xffffffff, 7)).below(range)).toBe(7)
  expect(() => openNumbers(words(limit)).below(range)).toThrow()
  for (const wrong of [0, -1, 1.5, 2 ** 32 + 1]) expect(() => openNumbers(words(1)).below(wrong)).toThrow()
})

test.each([1, 2, 3, 5, 6, 7, 10, 28])(
  'handbook 3.1 of the words that count for a range of %i each number has exactly the same share',
  range => {
    // The same rule for the words just below the limit: every number occurs once in each cycle.
    const limit = 2 ** 32 - (2 ** 32 % range)
    const seen = Array.from({ length: range }, (_, back) => openNumbers(words(limit - 1 - back)).below(range))
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: range }, (_, number) => number))
    expect(limit % range).toBe(0)
  },
)

test('derives each further block from the block before it', () => {
  const seed = sha256(Buffer.from('seed'))
  const blocks = digestBlocks(hmac, seed, Buffer.from('word:1'))
  const [first, second] = [blocks.next().value, blocks.next().value]
  expect(Buffer.from(second ?? []).equals(hmac(seed, first ?? new Uint8Array()))).toBe(true)
  const numbers = openNumbers(digestBlocks(hmac, seed, Buffer.from('word:1')))
  const drawn = Array.from({ length: 20 }, () => numbers.below(1_000_000))
  expect(new Set(drawn).size).toBe(20)
})

test('every link of a chain hashes to the link before it, down to the published end', () => {
  const secret = sha256(Buffer.from('secret'))
  const link = (number: number) => Buffer.from(chainLink(sha256, secret, 50, number))
  expect(link(50).equals(secret)).toBe(true)
  for (let number = 50; number > 0; number--)
    expect(Buffer.from(sha256(link(number))).equals(link(number - 1))).toBe(true)
  expect(() => link(51)).toThrow()
})

test('EVENT-003 1,000,000 draws match the published odds within five standard deviations', () => {
  const prizes = [{ weight: 50 }, { weight: 450 }, { weight: 1_500 }, { weight: 2_000 }, { weight: 6_000 }]
  const seed = sha256(Buffer.from('distribution'))
  const counts = prizes.map(() => 0)
  const DRAWS = 1_000_000
  for (let counter = 1; counter <= DRAWS; counter++) {
    const number = drawnNumber(hmac, seed, Buffer.from(drawMessage('word', counter)))
    const place = prizePlace(prizes, number)
    counts[place - 1] = (counts[place - 1] ?? 0) + 1
  }
  for (const [index, { weight }] of prizes.entries()) {
    const chance = weight / 10_000
    const bound = 5 * Math.sqrt(DRAWS * chance * (1 - chance))
    expect(Math.abs((counts[index] ?? 0) - DRAWS * chance)).toBeLessThan(bound)
  }
}, 60_000)

test('docs/coin-draw.md the worked example reproduces the published result', () => {
  const secret = Buffer.from(`${'00'.repeat(31)}01`, 'hex')
  const seed = Buffer.from(chainLink(sha256, secret, 1_000, 1))
  const end = Buffer.from(sha256(seed)).toString('hex')
  const number = drawnNumber(hmac, seed, Buffer.from(drawMessage('행운', 1), 'utf8'))
  const block = Buffer.from(hmac(seed, Buffer.from('행운:1', 'utf8'))).toString('hex')
  expect({ end, seed: seed.toString('hex'), block, number }).toEqual(EXAMPLE)
})

const EXAMPLE = {
  end: '2b92fba9020a107d058c25fab3ea81c5b1ee7a1e0f5b3408c10667b447a2ef60',
  seed: '75467f59941d062827e6442181819c5a1725cc4e83b71f8ae7ec184d569bc8b2',
  block: '525a788e748579642d183aa11a6a6585f6ede6ba10445024138ed826fa8318aa',
  number: 814,
}
