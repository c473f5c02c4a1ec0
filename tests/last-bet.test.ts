// The last bettor chooses the last word of the beacon (docs/fairness.md): what that is worth, and for whom (MINI-089).
import { expect, test } from 'vitest'
import { type BeaconBet, betsBeacon } from '#domain/draws/beacon.ts'
import { chainLink } from '#domain/draws/hash-chain.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import { powerball } from '#domain/minigames/kinds/powerball.ts'
import { hash, hmac, seedOf } from './support/draws/digests.ts'

const ROUNDS = 1_000
const WORDS = 8
/** The chance of the desired pick. */
const CHANCE = 0.5
/** Six standard deviations of a thousand even chances. */
const BOUND = 6 * Math.sqrt(ROUNDS * CHANCE * (1 - CHANCE))

const secret = seedOf('the secret of a chain')
const links: Uint8Array[] = []
for (let link = secret, at = ROUNDS; at >= 0; at--) {
  links[at] = link
  link = hash(link)
}

type Round = { readonly name: { readonly gameId: number; readonly roundId: string }; readonly number: number }
type Guess = (round: Round, beacon: Uint8Array) => boolean

const isOdd = (seed: Uint8Array, { name }: Round, beacon: Uint8Array): boolean =>
  powerball.draw(roundNumbers(hmac, seed, name, beacon)).powerball % 2 === 1

const link = (number: number): Uint8Array => links[number] ?? new Uint8Array()

/** Counts the odd rounds when the last bettor sees all other bets and picks a word by a guess. */
function wonBy(guess: Guess): number {
  let won = 0
  for (let number = 1; number <= ROUNDS; number++) {
    const round = { name: { gameId: 251, roundId: `20261123-${String(number).padStart(4, '0')}` }, number }
    const others: BeaconBet[] = ['', '행운'].map((word, at) => ({ betId: `${number}-${at}`, word }))
    const beacons = Array.from({ length: WORDS }, (_, word) =>
      betsBeacon(hash, round.name, [...others, { betId: `${number}-last`, word: String(word) }]),
    )
    const chosen = beacons.find(beacon => guess(round, beacon)) ?? beacons[0]
    if (chosen && isOdd(link(number), round, chosen)) won += 1
  }
  return won
}

test('uses the seeds of a hash chain', () => {
  expect(link(0)).toEqual(chainLink(hash, secret, ROUNDS, 0))
})

test.each<readonly [string, Guess]>([
  ['the commitment for the seed', (round, beacon) => isOdd(link(round.number - 1), round, beacon)],
  ['the chain end for the seed', (round, beacon) => isOdd(link(0), round, beacon)],
  ['the hash of the commitment', (round, beacon) => isOdd(hash(link(round.number - 1)), round, beacon)],
  ['the beacon itself', (_, beacon) => (beacon[0] ?? 0) % 2 === 1],
  [
    'the previous draw with the new beacon',
    ({ name, number }, beacon) => isOdd(link(Math.max(0, number - 1)), { name, number: number - 1 }, beacon),
  ],
])('MINI-089 wins only by chance when the last bettor uses %s', (_, guess) => {
  expect(Math.abs(wonBy(guess) - ROUNDS * CHANCE)).toBeLessThan(BOUND)
})

// The documented limit: the built-in beacon does not protect against someone who has the seed.
test('MINI-089 wins nearly always when the last bettor knows the seed, which drand prevents', () => {
  const won = wonBy((round, beacon) => isOdd(link(round.number), round, beacon))
  expect(won).toBeGreaterThan(ROUNDS * 0.98)
})
