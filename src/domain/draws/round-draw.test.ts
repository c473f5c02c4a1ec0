import { expect, test } from 'vitest'
import { everyDraw, givenNumbers, hash, hmac, seedOf } from '#tests/support/draws/digests.ts'
import { betsBeacon, drandBeacon, drandRoundAfter } from './beacon.ts'
import { drawMany, openDeck } from './deck.ts'
import { bytesOfHex, hexOf } from './hex.ts'
import { isRoundId, roundMessage, roundNumbers } from './round-draw.ts'
import { textBytes } from './text-bytes.ts'

test.each([1, 2, 3, 4, 5, 6])(
  'handbook 3.1 every order of a deck of %i comes from exactly one sequence of numbers',
  size => {
    const orders = everyDraw(numbers => drawMany(numbers, size, size)).map(({ draw }) => draw.join(' '))
    const factorial = Array.from({ length: size }, (_, index) => index + 1).reduce((a, b) => a * b, 1)
    expect(orders.length).toBe(factorial)
    expect(new Set(orders).size).toBe(factorial)
  },
)

test('a draw of fewer cards returns the beginning of the same shuffle', () => {
  const given = [3, 0, 4, 2, 1, 1, 0]
  const whole = drawMany(givenNumbers(...given), 7, 7)
  for (let count = 0; count <= 7; count++)
    expect(drawMany(givenNumbers(...given), 7, count)).toEqual(whole.slice(0, count))
  expect(whole.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('a partial draw is fair: two of five cards occur in each of twenty orders once', () => {
  const orders = everyDraw(numbers => drawMany(numbers, 5, 2)).map(({ draw }) => draw.join(' '))
  expect(new Set(orders).size).toBe(20)
  expect(orders.length).toBe(20)
})

test('an empty deck asks for no number', () => {
  const deck = openDeck(givenNumbers(0, 0), 2)
  expect([deck.draw(), deck.draw()]).toEqual([0, 1])
  expect(() => deck.draw()).toThrow()
})

test('the message of a round is its game, name and beacon, and no two are equal', () => {
  const beacon = Uint8Array.of(0, 255, 16)
  expect(roundMessage({ gameId: 251, roundId: '20261123-0001' }, beacon)).toBe('251:20261123-0001:00ff10')
  for (const wrong of [
    '',
    '20261123',
    '20261123-001',
    '20261123-00001',
    '2026-11-23-0001',
    '20261123-0001\n',
  ])
    expect(isRoundId(wrong)).toBe(false)
  expect(isRoundId('20261123-2880')).toBe(true)
})

test('a different seed, round, game or beacon gives different numbers; equal inputs give equal ones', () => {
  const numbersOf = (seed: string, gameId: number, roundId: string, beacon: string) => {
    const numbers = roundNumbers(hmac, seedOf(seed), { gameId, roundId }, seedOf(beacon))
    return Array.from({ length: 20 }, () => numbers.below(1_000_000)).join(' ')
  }
  const first = numbersOf('seed', 251, '20261123-0001', 'beacon')
  expect(numbersOf('seed', 251, '20261123-0001', 'beacon')).toBe(first)
  const others = [
    numbersOf('other', 251, '20261123-0001', 'beacon'),
    numbersOf('seed', 252, '20261123-0001', 'beacon'),
    numbersOf('seed', 251, '20261123-0002', 'beacon'),
    numbersOf('seed', 251, '20261123-0001', 'other'),
  ]
  expect(new Set([first, ...others]).size).toBe(5)
})

test('encodes a text as UTF-8', () => {
  for (const text of ['', 'a%20b', '행운', '🎲\n', '%41', 'é\u0000'])
    expect(hexOf(textBytes(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
  expect(() => textBytes('\ud83c')).toThrow()
})

test('accepts hexadecimal digits in both cases and rejects other text', () => {
  expect(bytesOfHex('00fF10')).toEqual(Uint8Array.of(0, 255, 16))
  expect(bytesOfHex('')).toEqual(new Uint8Array())
  for (const wrong of ['0', '0x00', 'zz', '00 ', '00\n']) expect(bytesOfHex(wrong)).toBeUndefined()
})

const round = { gameId: 251, roundId: '20261123-0001' }
const bets = [
  { betId: '019ab000-0000-7000-8000-000000000002', word: '행운' },
  { betId: '019ab000-0000-7000-8000-000000000001', word: '' },
]

test('the built-in beacon is the digest of the bets by id, in any order', () => {
  const text =
    'hanpan-bets:1:251:20261123-0001:2\n' +
    '019ab000-0000-7000-8000-000000000001:\n' +
    `019ab000-0000-7000-8000-000000000002:${Buffer.from('행운').toString('hex')}\n`
  const beacon = hexOf(hash(Buffer.from(text)))
  expect(hexOf(betsBeacon(hash, round, bets))).toBe(beacon)
  expect(hexOf(betsBeacon(hash, round, bets.toReversed()))).toBe(beacon)
})

test('a further bet, another word, round or game changes the beacon; a round without bets has one too', () => {
  const [first, second] = bets
  if (!first || !second) throw new Error('two bets')
  const all = [
    betsBeacon(hash, round, bets),
    betsBeacon(hash, round, [first]),
    betsBeacon(hash, round, [first, { ...second, word: 'x' }]),
    betsBeacon(hash, round, [{ ...first, word: `${first.word}\n${second.betId}:` }]),
    betsBeacon(hash, { ...round, roundId: '20261123-0002' }, bets),
    betsBeacon(hash, { ...round, gameId: 211 }, bets),
    betsBeacon(hash, round, []),
  ].map(hexOf)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  // Quicknet has a round every 3 seconds. The first after closing counts, never one of that very second.
  [1_692_803_367, 3, 1_692_803_367_000, 2],
  [1_692_803_367, 3, 1_692_803_366_999, 1],
  [1_692_803_367, 3, 1_692_803_369_999, 2],
  [1_692_803_367, 3, 1_692_803_370_000, 3],
  [1_692_803_367, 3, 0, 1],
])('a drand chain with genesis %i and period %i has after %i round %i', (genesis, period, at, expected) => {
  expect(drandRoundAfter({ genesis, period }, at)).toBe(expected)
})

test('the drand value is the digest of its signature', () => {
  // Round 1,000 of quicknet as published by drand.
  const signature =
    'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'
  expect(hexOf(drandBeacon(hash, bytesOfHex(signature) ?? new Uint8Array()))).toBe(
    'fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd',
  )
})
