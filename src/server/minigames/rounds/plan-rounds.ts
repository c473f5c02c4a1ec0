import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { closeSecondsOf } from '#domain/minigames/game-terms.ts'
import { type RoundTimes, roundAt } from '#domain/minigames/round-times.ts'
import type { ChainRow } from '../chains/chains.sql.ts'
import type { Chains } from '../chains/chains.ts'
import type { Game, Games } from '../games/games-state.ts'
import type { Beacon } from './beacon.ts'
import type { NewRound } from './rounds.sql.ts'

/** Rounds of all open games that share a draw, and the chain link for it. */
export type PlannedDraw = {
  readonly chainId: number
  readonly link: number
  readonly rounds: readonly NewRound[]
}

export type Plan = {
  readonly draws: readonly PlannedDraw[]
  /** When the next game without a running round begins one; undefined if there is none. */
  readonly next: Instant | undefined
}

type PlanDeps = {
  readonly games: Pick<Games, 'all' | 'state'>
  readonly chains: Pick<Chains, 'linksOf'>
  readonly beacon: Pick<Beacon, 'kind'>
}

/** Link 0 of the keeper's chain by chain; undefined without a second keeper. */
type KeeperEnds = ReadonlyMap<number, Buffer> | undefined

/**
 * Plans the rounds that run now, for games whose last round has ended. A round opens only then: its commitment is the
 * previous round's seed, which must stay secret until that round is drawn (decision 65).
 */
export async function planRounds(
  { games, chains, beacon }: PlanDeps,
  inUse: ReadonlyMap<MinigameId, readonly ChainRow[]>,
  busy: ReadonlySet<MinigameId>,
  { now, keeperEnds }: { readonly now: Instant; readonly keeperEnds: KeeperEnds },
): Promise<Plan> {
  const draws: PlannedDraw[] = []
  let next: Instant | undefined
  const open = games.all().filter(game => games.state(game) === 'open' && !busy.has(game.drawnBy))
  for (const [drawnBy, together] of Map.groupBy(open, game => game.drawnBy)) {
    const chain = inUse.get(drawnBy)?.[0]
    const links = chain && (await chains.linksOf(chain.id))
    const keeperEnd = chain && keeperEnds?.get(chain.id)
    // Rounds with two keepers open only after the keeper has committed to its chain.
    if (!chain || !links || (keeperEnds && !keeperEnd)) continue
    const closeSeconds = closeSecondsOf(together)
    const times = together.map(game => ({ game, round: roundAt(game, closeSeconds, now) }))
    const drawsAt = times[0]?.round.drawsAt
    if (times.some(({ round }) => now >= round.closesAt)) {
      if (drawsAt !== undefined && (next === undefined || drawsAt < next)) next = drawsAt
      continue
    }
    const link = chain.given + 1
    const commitment = links.link(chain.given).toString('hex')
    const given = {
      chainId: chain.id,
      link,
      commitment,
      beaconKind: beacon.kind,
      keeperEnd: keeperEnd?.toString('hex') ?? null,
    }
    draws.push({
      chainId: chain.id,
      link,
      rounds: times.map(({ game, round }) => newRound(game, round, given)),
    })
  }
  return { draws, next }
}

const newRound = (
  { id, terms }: Game,
  times: RoundTimes,
  given: Pick<NewRound, 'chainId' | 'link' | 'commitment' | 'beaconKind' | 'keeperEnd'>,
): NewRound => ({ ...times, gameId: id, termsVersion: terms.version, ...given })
