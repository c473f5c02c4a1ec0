import { createHmac } from 'node:crypto'
import type { Hmac } from '#domain/draws/digest-blocks.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import { roundName } from '#domain/minigames/round-times.ts'
import type { Chains } from '../chains/chains.ts'
import type { Games } from '../games/games-state.ts'
import type { Beacon, ToldBeacon } from './beacon.ts'
import type { DrawnRound, RoundRow } from './rounds.sql.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

export type DrawDeps = {
  readonly games: Pick<Games, 'find'>
  readonly chains: Pick<Chains, 'linksOf'>
  readonly beacon: Beacon
}

/**
 * Computes the draws of closed rounds that are due; rounds whose beacon or seed is not available are left out.
 * Publishes and stores nothing: the caller stores all of it in one statement.
 */
export async function makeDraws(deps: DrawDeps, rounds: readonly RoundRow[]): Promise<readonly DrawnRound[]> {
  const draws = await Promise.all(rounds.map(round => makeDraw(deps, round)))
  return draws.filter(draw => draw !== undefined)
}

async function makeDraw(
  { games, chains, beacon }: DrawDeps,
  round: RoundRow,
): Promise<DrawnRound | undefined> {
  const game = games.find(round.gameId)
  const links = await chains.linksOf(round.chainId)
  const told = beaconOf(round, beacon)
  if (!game || !links || !told) return undefined
  const seed = links.link(round.link)
  const name = { gameId: game.drawnBy, roundId: roundName(round) }
  const kind = game.kind.at(name)
  const draw = kind.draw(roundNumbers(hmac, seed, name, told.beacon))
  return {
    id: round.id,
    startsAt: round.startsAt,
    seed: seed.toString('hex'),
    beacon: Buffer.from(told.beacon).toString('hex'),
    beaconSource: told.source,
    draw,
    results: kind.results(draw),
  }
}

/** The beacon fixed at closing, or the one that drand has published since. */
function beaconOf(
  round: RoundRow,
  beacon: Beacon,
): ToldBeacon | { readonly beacon: Uint8Array; readonly source: null } | undefined {
  if (round.beaconKind === 'bets') return round.beacon ? { beacon: round.beacon, source: null } : undefined
  return beacon.kind === 'drand' ? beacon.toldAfter(round.closesAt) : undefined
}
