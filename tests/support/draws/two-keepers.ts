// A house and a second keeper in one process: everything that both say, round by round, always the same.
import { type BeaconBet, betsText } from '#domain/draws/beacon.ts'
import { bytesOfHex, hexOf } from '#domain/draws/hex.ts'
import { type ClosedList, chainText, keeperBeacon, listText } from '#domain/draws/keeper-words.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import { textBytes } from '#domain/draws/text-bytes.ts'
import { instant, MINUTE, SECOND } from '#domain/instant.ts'
import { parseSeoul, seoulDay } from '#domain/korean-formats.ts'
import type { ExportedRound, ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { kinds } from '#domain/minigames/kinds.ts'
import { signerOf } from '#server/platform/process/signatures.ts'
import { openStore } from '../../../sandbox/keeper/keeper-store.ts'
import { openSeedKeeper } from '../../../sandbox/keeper/seed-keeper.ts'
import { hash, hmac, seedOf } from './digests.ts'

const GAME = 504
const KIND = 'roulette'
const ROUNDS_A_DAY = 1_440
const START = parseSeoul('2026-11-23 00:00:00') ?? instant(0)
const { publicKey: houseKey, sign: signed } = signerOf(seedOf("the house's key of lists"))

/** Round `number` (from 1) of a game with a round every minute, over as many days as needed. */
export function roundOf(number: number) {
  const startsAt = START + (number - 1) * MINUTE
  const day = seoulDay(instant(startsAt)).replaceAll('-', '')
  const inDay = ((number - 1) % ROUNDS_A_DAY) + 1
  return {
    name: { gameId: GAME, roundId: `${day}-${String(inDay).padStart(4, '0')}` },
    closesAt: startsAt + 50 * SECOND,
  }
}

function chainOf(name: string, links: number): readonly string[] {
  const chain = [seedOf(`the house's ${name}`)]
  while (chain.length <= links) chain.push(hash(chain.at(-1) ?? new Uint8Array()))
  return chain.reverse().map(hexOf)
}

export type TwoKeepers = ReturnType<typeof openTwoKeepers>

/** Opens a house with a chain of this many links, and a keeper in memory that has committed to its own. */
export function openTwoKeepers(links: number, chainName = 'chain') {
  let time = START + 0
  let made = 0
  const store = openStore(':memory:')
  const keeper = openSeedKeeper({
    ...{ store, houseKey, now: () => time },
    random: () => seedOf(`the keeper's secret ${++made}`),
  })
  const commit = (name: string) => {
    const chain = chainOf(name, links)
    const asked = { gameId: GAME, intervalSeconds: 60, offsetSeconds: 0, chainEnd: chain[0] ?? '', links }
    const committed = keeper.commit(asked, signed(chainText(asked)))
    if (!committed.ok) throw new Error(committed.reason)
    return { chain, keeperEnd: committed.keeperEnd }
  }
  const { chain, keeperEnd } = commit(chainName)
  const seed = (number: number): string => chain[number] ?? ''

  const digestOf = (number: number, bets: readonly BeaconBet[]): string =>
    hexOf(hash(textBytes(betsText(roundOf(number).name, bets))))
  const listOf = (number: number, bets: readonly BeaconBet[], other: Partial<ClosedList> = {}) => {
    const { name, closesAt } = roundOf(number)
    const text = betsText(name, bets)
    const digest = hexOf(hash(textBytes(text)))
    const list: ClosedList = { ...name, closesAt, chainEnd: seed(0), link: number, digest, ...other }
    return { list, text, listSignature: signed(listText(list)) }
  }
  type Listed = ReturnType<typeof listOf>
  const ask = ({ list, text, listSignature }: Listed) => keeper.give(list, text, listSignature)
  /** The number that is drawn from a list, the keeper's seed and the house's. */
  const drawOf = (number: number, digest: string, keeperSeed: string) => {
    const { name } = roundOf(number)
    const beacon = keeperBeacon(hash, name, { digest, keeperSeed })
    const draw = kinds[KIND].draw(roundNumbers(hmac, bytesOfHex(seed(number)) ?? beacon, name, beacon))
    return { beacon: hexOf(beacon), draw }
  }
  /** The published data of a round. */
  const published = (
    number: number,
    bets: readonly BeaconBet[],
    value:
      | { readonly keeperEnd: string; readonly keeperSeed: string; readonly linkSignature: string }
      | undefined,
    listSignature: string,
  ): ExportedRound => {
    const { name, closesAt } = roundOf(number)
    const digest = digestOf(number, bets)
    const drawn = value && drawOf(number, digest, value.keeperSeed)
    return {
      ...{
        roundId: name.roundId,
        state: drawn ? 'drawn' : 'void',
        closesAt,
        chainEnd: seed(0),
        link: number,
      },
      ...{
        commitment: seed(number - 1),
        seed: seed(number),
        beaconKind: 'keeper',
        beacon: drawn?.beacon ?? null,
      },
      ...{ bets, draw: drawn?.draw ?? null },
      ...(drawn && { results: kinds[KIND].results(drawn.draw) }),
      ...(value && {
        keeper: {
          ...{ keeperKey: keeper.publicKey, houseKey, listSignature },
          ...{ keeperEnd: value.keeperEnd, keeperSeed: value.keeperSeed, linkSignature: value.linkSignature },
        },
      }),
    }
  }
  return {
    ...{ keeper, store, keeperEnd, commit, digestOf, listOf, ask, drawOf, published, seed },
    /** Sets the keeper's clock to the closing of a round, and so many milliseconds after it. */
    close: (number: number, later = 0) => {
      time = roundOf(number).closesAt + later
    },
    /** An honest round: its bets are listed, the keeper answers, and everything is published. */
    honest: (number: number, bets: readonly BeaconBet[]): ExportedRound => {
      time = roundOf(number).closesAt
      const listed = listOf(number, bets)
      const given = ask(listed)
      if (!given.ok) throw new Error(given.reason)
      return published(number, bets, given, listed.listSignature)
    },
    exported: (rounds: readonly ExportedRound[]): ExportedRounds => ({
      ...{ format: 'hanpan-rounds', version: 1, gameId: GAME, drawnBy: GAME, kind: KIND, rounds },
    }),
  }
}
