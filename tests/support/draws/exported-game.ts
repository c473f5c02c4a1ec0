// Rounds of a game as the server exports them, always the same.
import { betsBeacon } from '#domain/draws/beacon.ts'
import { chainLink } from '#domain/draws/hash-chain.ts'
import { hexOf } from '#domain/draws/hex.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import type { ExportedRounds } from '#domain/minigames/exported-rounds.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { hash, hmac, seedOf } from './digests.ts'

const GAME_ID = 900
const CHAIN = 2_000
const WORDS = ['', '행운', 'seven', '🎲', '한판 승부!']

/** Returns this many rounds of a game of the kind, with bets and operators' words, or with an external beacon. */
export function exportedGame(
  kindId: string,
  count: number,
  outside?: { readonly beacon: Uint8Array },
): ExportedRounds {
  const kind = findKind(kindId)
  if (!kind) throw new Error(`no kind ${kindId}`)
  const secret = seedOf(`chain of ${kindId}`)
  /** Hashes the chain once for all rounds, from link 0 on. */
  const links = [secret]
  while (links.length <= CHAIN) links.push(hash(links.at(-1) ?? secret))
  links.reverse()
  const linkAt = (number: number) => links[number] ?? secret
  if (hexOf(chainLink(hash, secret, CHAIN, CHAIN - 2)) !== hexOf(linkAt(CHAIN - 2))) throw new Error('chain')
  const rounds = Array.from({ length: count }, (_, index) => {
    const link = index + 1
    const name = { gameId: GAME_ID, roundId: `20261123-${String(link).padStart(4, '0')}` }
    const bets = WORDS.slice(0, index % (WORDS.length + 1)).map((word, place) => ({
      betId: `019ab000-0000-7000-8000-${hexOf(seedOf(`${index} ${place}`)).slice(0, 12)}`,
      word,
    }))
    const beacon = outside?.beacon ?? betsBeacon(hash, name, bets)
    const ofRound = kind.at(name)
    const draw = ofRound.draw(roundNumbers(hmac, linkAt(link), name, beacon))
    return {
      roundId: name.roundId,
      state: 'drawn' as const,
      closesAt: 1_700_000_000_000 + index * 60_000,
      chainEnd: hexOf(linkAt(0)),
      link,
      commitment: hexOf(linkAt(link - 1)),
      seed: hexOf(linkAt(link)),
      beaconKind: 'bets' as const,
      beacon: hexOf(beacon),
      bets,
      draw,
      results: ofRound.results(draw),
    }
  })
  return { format: 'hanpan-rounds', version: 1, gameId: GAME_ID, drawnBy: GAME_ID, kind: kindId, rounds }
}
