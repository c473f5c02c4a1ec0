// MINI-089 with two keepers: a house that holds its seeds, its key and every bet tries to choose the draws. Either the
// results are uniform all the same, or anybody can see from the published data what it did.
import { expect, test } from 'vitest'
import { type BeaconBet, betsBeacon } from '#domain/draws/beacon.ts'
import { bytesOfHex, hexOf } from '#domain/draws/hex.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import { checkRounds } from '#domain/minigames/check-rounds.ts'
import type { ExportedRound } from '#domain/minigames/exported-rounds.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import { hash, hmac, isSigned, seedOf } from './support/draws/digests.ts'
import { openTwoKeepers, roundOf, type TwoKeepers } from './support/draws/two-keepers.ts'

const THOROUGH = process.env.HANPAN_THOROUGH === '1'
const ROUNDS = THOROUGH ? 100_000 : 500
const NUMBERS = 37
/** What the house wants: roulette's zero. */
const WANTED = 0
/** Of 36 degrees of freedom: exceeded by chance once in 10,000 runs. The seeds are fixed, so no run differs. */
const CHI_SQUARE_MAX = 77

const faultsOf = (two: TwoKeepers, rounds: readonly ExportedRound[]) =>
  checkRounds({ hash, hmac, isSigned }, kinds.roulette, two.exported(rounds)).flatMap(({ faults }) => faults)

const bet = (number: number, word: string): BeaconBet => ({
  betId: `019ab000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  word,
})
const sham = (number: number, attempt: number): readonly BeaconBet[] => [
  bet(number, '행운'),
  bet(1_000_000 + number, `sham ${attempt}`),
]
const numberOf = (draw: unknown): number => (draw as { readonly number: number }).number

function chiSquare(draws: readonly number[]): number {
  const expected = draws.length / NUMBERS
  const counts = Array.from({ length: NUMBERS }, () => 0)
  for (const drawn of draws) counts[drawn] = (counts[drawn] ?? 0) + 1
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** Words tried for each round, with a guess of the keeper's seed: the seed before, a constant, or the house's own. */
const ATTEMPTS = 20
function bestSham(two: TwoKeepers, number: number, before: string): readonly BeaconBet[] {
  const guesses = [before, '00'.repeat(32), two.seed(number)]
  const guess = guesses[number % guesses.length] ?? before
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const bets = sham(number, attempt)
    const digest = two.digestOf(number, bets)
    if (numberOf(two.drawOf(number, digest, guess).draw) === WANTED) return bets
  }
  return sham(number, ATTEMPTS)
}

test(`MINI-089 ${ROUNDS} rounds of a house that lays sham bets and asks again for better lists are uniform`, () => {
  const two = openTwoKeepers(ROUNDS)
  const rounds: ExportedRound[] = []
  let [before, refused] = [two.keeperEnd, 0]
  for (let number = 1; number <= ROUNDS; number++) {
    two.close(number)
    const bets = bestSham(two, number, before)
    const listed = two.listOf(number, bets)
    const given = two.ask(listed)
    if (!given.ok) throw new Error(given.reason)
    before = given.keeperSeed
    // With the keeper's seed in hand, every list could be judged: the keeper gives no second one.
    const again = two.ask(two.listOf(number, sham(number, 1_000)))
    if (!again.ok && again.reason === 'other-list') refused++
    rounds.push(two.published(number, bets, given, listed.listSignature))
  }
  expect(refused).toBe(ROUNDS)
  expect(faultsOf(two, rounds)).toEqual([])
  const found = chiSquare(rounds.map(({ draw }) => numberOf(draw)))
  if (THOROUGH)
    process.stderr.write(`two keepers, ${ROUNDS} rounds: chi-square ${found.toFixed(1)} of 36 degrees\n`)
  expect(found).toBeLessThan(CHI_SQUARE_MAX)
}, 1_800_000)

test('MINI-089 the same house chooses almost every draw of the digest of bets, which the check does not see', () => {
  const two = openTwoKeepers(100)
  const drawn = Array.from({ length: 100 }, (_, index) => {
    const { name } = roundOf(index + 1)
    const seed = bytesOfHex(two.seed(index + 1)) ?? new Uint8Array()
    const drawOf = (attempt: number) =>
      numberOf(
        kinds.roulette.draw(roundNumbers(hmac, seed, name, betsBeacon(hash, name, sham(index, attempt)))),
      )
    return Array.from({ length: 200 }, (_, attempt) => drawOf(attempt)).includes(WANTED) ? WANTED : 1
  })
  expect(drawn.filter(number => number === WANTED).length).toBeGreaterThan(95)
})

test('MINI-089 a keeper that bets as a member cannot choose either: it does not know the seed of the house', () => {
  const rounds = THOROUGH ? 20_000 : 500
  const two = openTwoKeepers(rounds)
  const draws = Array.from({ length: rounds }, (_, index) => {
    const number = index + 1
    // It knows its own seeds, and tries words as if the seed of the house were one that it knows.
    const ownSeed = two.store.findChain(504, two.seed(0))?.secret ?? ''
    const name = roundOf(number).name
    const guessed = (attempt: number) => {
      const { beacon } = two.drawOf(number, two.digestOf(number, sham(number, attempt)), ownSeed)
      const key = bytesOfHex(two.seed(number - 1)) ?? new Uint8Array()
      return numberOf(kinds.roulette.draw(roundNumbers(hmac, key, name, bytesOfHex(beacon) ?? key)))
    }
    let attempt = 0
    while (attempt < ATTEMPTS && guessed(attempt) !== WANTED) attempt++
    return numberOf(two.honest(number, sham(number, attempt)).draw)
  })
  expect(chiSquare(draws)).toBeLessThan(CHI_SQUARE_MAX)
}, 600_000)

/** Three honest rounds and a fourth by another way. */
function afterThree() {
  const two = openTwoKeepers(20)
  const rounds = [1, 2, 3].map(number => two.honest(number, [bet(number, '')]))
  return { two, rounds, last: rounds[2] }
}

test('MINI-089 a list that was exchanged after the answer is seen, with the old signatures and with new ones', () => {
  const { two, rounds } = afterThree()
  two.close(4)
  const listed = two.listOf(4, sham(4, 0))
  const given = two.ask(listed)
  if (!given.ok) throw new Error(given.reason)
  const better = sham(4, 1)
  expect(faultsOf(two, [...rounds, two.published(4, better, given, listed.listSignature)])).toEqual([
    'keeper',
  ])
  const signedAnew = two.listOf(4, better)
  expect(faultsOf(two, [...rounds, two.published(4, better, given, signedAnew.listSignature)])).toEqual([
    'keeper',
  ])
  expect(two.ask(signedAnew)).toEqual({ ok: false, reason: 'other-list' })
  // The keeper has both lists with the signature of the house.
  expect(two.store.refusals()).toMatchObject([{ reason: 'other-list', roundId: '20261123-0004' }])
  const [refusal] = two.store.refusals()
  const [list, signature] = [String(refusal?.list), String(refusal?.listSignature)]
  expect(isSigned(two.keeper.houseKey, list, signature)).toBe(true)
  // The same list gets the same answer, so a lost answer does not stop the house.
  expect(two.ask(listed)).toEqual(given)
})

test('MINI-089 a skipped link tells the seed of its round, and the keeper never signs a list for it', () => {
  const { two, rounds } = afterThree()
  two.close(5)
  const fifth = two.listOf(5, [bet(5, '')])
  const given = two.ask(fifth)
  if (!given.ok) throw new Error(given.reason)
  // The house can hash the fifth seed to the fourth and choose a list for it.
  const keeperSeed = hexOf(hash(bytesOfHex(given.keeperSeed) ?? new Uint8Array()))
  const chosen = two.listOf(4, sham(4, 3))
  expect(two.ask(chosen)).toEqual({ ok: false, reason: 'passed' })
  const forged = two.published(4, sham(4, 3), { ...given, keeperSeed }, chosen.listSignature)
  const last = two.published(5, [bet(5, '')], given, fifth.listSignature)
  expect(faultsOf(two, [...rounds, forged, last])).toEqual(['keeper'])
  expect(faultsOf(two, [...rounds, last])).toEqual(['gap'])
  // A void round is honest about it, and the keeper notes how many links were passed over.
  const voided = two.published(4, [bet(4, '')], undefined, '')
  expect(faultsOf(two, [...rounds, voided, last])).toEqual([])
  expect(two.store.lastAnswer(504)).toMatchObject({ link: 5, skipped: 1 })
})

test('MINI-089 an answer for another round, a seed of another link or another keeper is seen', () => {
  const { two, rounds, last } = afterThree()
  const value = last?.keeper
  if (!value) throw new Error('the third round has one')
  const listed = two.listOf(4, [bet(4, '')])
  expect(faultsOf(two, [...rounds, two.published(4, [bet(4, '')], value, listed.listSignature)])).toEqual([
    'keeper',
  ])
  const other = openTwoKeepers(20, 'other chain')
  const ofOther = other.honest(1, [bet(1, '')])
  const replaced = { ...rounds[0], keeper: ofOther.keeper, beacon: ofOther.beacon }
  expect(faultsOf(two, [replaced as ExportedRound, ...rounds.slice(1)])).toContain('keeper')
})

test('MINI-089 a withheld round is seen: the keeper publishes that it answered, and both seeds are public', () => {
  const { two, rounds } = afterThree()
  two.close(4)
  const listed = two.listOf(4, [bet(4, '')])
  const given = two.ask(listed)
  if (!given.ok) throw new Error(given.reason)
  const unwelcome = two.drawOf(4, listed.list.digest, given.keeperSeed).draw
  const voided = two.published(4, [bet(4, '')], undefined, '')
  const next = two.honest(5, [])
  expect(faultsOf(two, [...rounds, voided, next])).toEqual([])
  const answer = two.store.findAnswer(504, voided.roundId)
  expect(answer?.list).toContain(listed.list.digest)
  // Also without the keeper's word: its next seed hashes to this one.
  expect(hexOf(hash(bytesOfHex(next.keeper?.keeperSeed ?? '') ?? new Uint8Array()))).toBe(given.keeperSeed)
  expect(two.drawOf(4, listed.list.digest, answer?.keeperSeed ?? '').draw).toEqual(unwelcome)
})

test('MINI-089 the keeper gives nothing before the closing by its own clock, for other times, or for a second chain', () => {
  const { two } = afterThree()
  two.close(4, -1)
  expect(two.ask(two.listOf(4, []))).toEqual({ ok: false, reason: 'early' })
  const { closesAt } = roundOf(3)
  expect(two.ask(two.listOf(4, [], { closesAt }))).toEqual({ ok: false, reason: 'times' })
  two.close(4)
  expect(two.ask(two.listOf(4, [], { closesAt: closesAt + 1 }))).toEqual({ ok: false, reason: 'times' })
  const second = two.commit('second chain')
  expect(two.ask(two.listOf(4, [])).ok).toBe(true)
  expect(two.ask(two.listOf(4, [], { chainEnd: second.chain[0] ?? '', link: 1 }))).toEqual({
    ok: false,
    reason: 'other-list',
  })
  // Once the second chain is in use, the first one is over.
  two.close(5)
  expect(two.ask(two.listOf(5, [], { chainEnd: second.chain[0] ?? '', link: 1 })).ok).toBe(true)
  two.close(6)
  expect(two.ask(two.listOf(6, []))).toEqual({ ok: false, reason: 'passed' })
})

test('the keeper answers only the house, and only for complete lists', () => {
  const { two } = afterThree()
  two.close(4)
  const listed = two.listOf(4, sham(4, 0))
  const { keeper } = two
  expect(keeper.give(listed.list, listed.text, 'ab'.repeat(64))).toEqual({ ok: false, reason: 'signature' })
  expect(keeper.give(listed.list, `${listed.text}x`, listed.listSignature)).toEqual({
    ok: false,
    reason: 'list',
  })
  const chain = { gameId: 504, intervalSeconds: 60, offsetSeconds: 0, chainEnd: hexOf(seedOf('a')), links: 5 }
  expect(keeper.commit(chain, 'ab'.repeat(64))).toEqual({ ok: false, reason: 'signature' })
  const unknown = two.listOf(4, [], { chainEnd: hexOf(seedOf('a')) })
  expect(two.ask(unknown)).toEqual({ ok: false, reason: 'unknown-chain' })
})
