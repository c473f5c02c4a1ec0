import { createHmac } from 'node:crypto'
import { betsText } from '#domain/draws/beacon.ts'
import type { Hmac } from '#domain/draws/digest-blocks.ts'
import { roundNumbers } from '#domain/draws/round-draw.ts'
import { partsOfRoundId, roundIdOf, roundName } from '#domain/minigames/round-times.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Chains } from '../chains/chains.ts'
import type { Game, Games } from '../games/games-state.ts'
import type { Beacon, ToldBeacon } from './beacon.ts'
import { type DrawnRound, listBeaconBets, type RoundRow } from './rounds.sql.ts'

const hmac: Hmac = (key, message) => createHmac('sha256', key).update(message).digest()

export type DrawDeps = {
  readonly db: Queries
  readonly games: Pick<Games, 'find' | 'drawnBy'>
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

/**
 * Asks the keeper for the seeds of rounds that are closed but not due yet, so that they are drawn in time. The answers are
 * used by `makeDraws`.
 */
export async function askAhead(deps: DrawDeps, rounds: readonly RoundRow[]): Promise<void> {
  for (const round of rounds) {
    const game = deps.games.find(round.gameId)
    const links = game && (await deps.chains.linksOf(round.chainId))
    if (game && links) beaconOf(deps, { round, game, chainEnd: links.link(0) })
  }
}

async function makeDraw(deps: DrawDeps, round: RoundRow): Promise<DrawnRound | undefined> {
  const { games, chains } = deps
  const game = games.find(round.gameId)
  const links = await chains.linksOf(round.chainId)
  if (!game || !links) return undefined
  const told = beaconOf(deps, { round, game, chainEnd: links.link(0) })
  if (!told) return undefined
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

type Closed = { readonly round: RoundRow; readonly game: Game; readonly chainEnd: Buffer }

/** The beacon fixed at closing, or the one that drand or the keeper has given since. */
function beaconOf(
  { db, games, beacon }: DrawDeps,
  { round, game, chainEnd }: Closed,
): ToldBeacon | { readonly beacon: Uint8Array; readonly source: null } | undefined {
  if (round.beaconKind === 'bets') return round.beacon ? { beacon: round.beacon, source: null } : undefined
  if (round.beaconKind === 'drand')
    return beacon.kind === 'drand' ? beacon.toldAfter(round.closesAt) : undefined
  if (beacon.kind !== 'keeper' || !round.keeperEnd || !round.betsDigest) return undefined
  const name = { gameId: game.drawnBy, roundId: roundName(round) }
  const { startsAt } = partsOfRoundId(round.id)
  const list = {
    ...{ ...name, closesAt: round.closesAt, link: round.link },
    ...{ chainEnd: chainEnd.toString('hex'), digest: round.betsDigest.toString('hex') },
  }
  const decided = games.drawnBy(game.drawnBy).map(({ id }) => roundIdOf(id, startsAt))
  return beacon.toldFor(list, round.keeperEnd.toString('hex'), async () =>
    betsText(name, await listBeaconBets(db, decided)),
  )
}
