import { minigameContract } from '#contract/minigame/minigames.ts'
import { roundResultContract } from '#contract/minigame/round-results.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { ChainDeps } from './chains/chains.ts'
import { type Games, openGames } from './games/games-state.ts'
import { minigameRoutes } from './games/minigames.routes.ts'
import { roundResultRoutes } from './results/round-results.routes.ts'
import { type Beacon, builtInBeacon } from './rounds/beacon.ts'
import { roundsBackground } from './rounds/lead-rounds.ts'
import { type RoundLive, roundLive } from './rounds/round-live.ts'

/** How rounds are run; left out where nobody runs them. */
export type RoundOptions = Pick<ChainDeps, 'random' | 'linksOf'> & {
  /** The database's, which decides on rounds; the house's own unless told otherwise. */
  readonly clock?: Clock
  /** The built-in one unless told otherwise. */
  readonly beacon?: Beacon
}

export type Minigames = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
  readonly games: Games
  /** What the live connections hear of rounds. */
  readonly live: RoundLive
  close(): Promise<void>
}

type MinigamesDeps = Deps & {
  readonly site: Pick<Site, 'settings' | 'levels'>
  readonly rounds: RoundOptions | undefined
}

/** The games, their rounds and their draws, as the app takes them. */
export async function openMinigames({ rounds, ...house }: MinigamesDeps): Promise<Minigames> {
  const deps = { ...house, clock: rounds?.clock ?? house.clock }
  const games = await openGames(deps)
  const live = roundLive({ ...deps, games })
  const lead = { ...deps, ...rounds, clock: deps.clock, games, beacon: rounds?.beacon ?? builtInBeacon }
  return {
    features: [
      feature(minigameContract, minigameRoutes({ ...deps, games })),
      feature(roundResultContract, roundResultRoutes({ ...deps, games })),
    ],
    backgrounds: rounds ? [roundsBackground(lead)] : [],
    games,
    live,
    close: games.close,
  }
}
