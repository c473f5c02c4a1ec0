import { hexOf } from '#domain/draws/hex.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import type { RoundId } from '#domain/ids.ts'
import { findMinigame } from '#domain/minigames/games.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { partsOfRoundId, roundName } from '#domain/minigames/round-times.ts'
import { listRounds } from '#server/minigames/rounds/rounds.sql.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Seal } from '#server/platform/process/seal.ts'
import { hash, hmac } from '../draws/digests.ts'
import { listUndrawn } from './whole-database.sql.ts'

/** Data that no one may read yet: the seeds of undrawn rounds, all links above them, and the future draws. */
export type Hidden = {
  readonly links: ReadonlySet<string>
  /** As JSON without blanks. */
  readonly draws: readonly string[]
  /** The seed that a round will reveal, by its id. */
  readonly seeds: ReadonlyMap<number, string>
}

/** Opens the chains with the house's key, which no one else can do, to know what to search for. */
export async function hiddenNow(db: Queries, seal: Seal): Promise<Hidden> {
  const links = new Set<string>()
  const seeds = new Map<number, string>()
  for (const { id, link, links: length, sealed } of await listUndrawn(db)) {
    let bytes: Uint8Array = Buffer.from(seal.open(sealed), 'hex')
    for (let at = length; at >= link; at--) {
      for (const text of [hexOf(bytes), base64(bytes)]) links.add(text)
      if (at === link) seeds.set(id, hexOf(bytes))
      bytes = hash(bytes)
    }
  }
  const closed = (await listRounds(db, [...seeds.keys()] as RoundId[])).filter(({ beacon }) => beacon)
  const draws = closed.flatMap(round => {
    const game = findMinigame(String(partsOfRoundId(round.id).gameId))
    const kind = findKind(game?.kind ?? '')
    const seed = Buffer.from(seeds.get(round.id) ?? '', 'hex')
    if (!game || !kind || !round.beacon) return []
    const name = { gameId: game.drawnBy, roundId: roundName(round) }
    const text = JSON.stringify(kind.draw(roundNumbers(hmac, seed, name, round.beacon)))
    // Short results such as a die repeat. Only long ones are unique.
    return text.length > 40 ? [text] : []
  })
  return { links, draws, seeds }
}

/** Returns the hidden data that a text reveals. Must be empty. */
export function givenAway(hidden: Hidden, text: string): readonly string[] {
  const found: string[] = []
  for (const [run] of text.matchAll(/[0-9a-f]{64,}/gi))
    for (let at = 0; at + 64 <= run.length; at++) {
      const digits = run.slice(at, at + 64).toLowerCase()
      if (hidden.links.has(digits)) found.push(digits)
    }
  for (const [run] of text.matchAll(/[\w+/-]{43}=?/g)) {
    const digits = run.replaceAll('-', '+').replaceAll('_', '/').replace('=', '')
    if (hidden.links.has(digits)) found.push(digits)
  }
  const plain = text.replaceAll(/\s|\\/g, '')
  return [...found, ...hidden.draws.filter(draw => plain.includes(draw))]
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replace(/=+$/, '')
