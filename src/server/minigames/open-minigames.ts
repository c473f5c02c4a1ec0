import { minigameContract } from '#contract/minigame/minigames.ts'
import { roundBetContract } from '#contract/minigame/round-bets.ts'
import { roundResultContract } from '#contract/minigame/round-results.ts'
import { allPlaced, type PlacingFigures } from '#server/bets/bets.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Clock } from '#server/platform/process/clock.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Rules } from '#server/rules/rules.ts'
import type { Site } from '#server/site/site.ts'
import { openRoundBetting } from './betting/open-round-betting.ts'
import { roundBetRoutes } from './betting/round-bets.routes.ts'
import type { ChainDeps } from './chains/chains.ts'
import { type Games, openGames } from './games/games-state.ts'
import { minigameRoutes } from './games/minigames.routes.ts'
import { openMinigameDesk } from './operator/open-desk.ts'
import { roundResultRoutes } from './results/round-results.routes.ts'
import { type Beacon, builtInBeacon } from './rounds/beacon.ts'
import { roundsBackground } from './rounds/lead-rounds.ts'
import { type RoundLive, roundLive } from './rounds/round-live.ts'
import { roundSettlingBackground } from './settling/settle-rounds.ts'

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
  /** Bets on rounds that wait or are being booked, and those answered. */
  figures(): PlacingFigures
  /** Resolves when every bet that was asked for has been answered. */
  drained(): Promise<void>
  close(): Promise<void>
}

type MinigamesDeps = Deps & {
  readonly site: Site
  readonly rounds: RoundOptions | undefined
  readonly rules: Pick<Rules, 'terms'>
  /** Connections of the booking alone. */
  readonly bookingDb: Db
  /** Connections for what operators look up. */
  readonly deskDb: Db
}

/** The games, their rounds and their draws, as the app takes them. */
export async function openMinigames({
  rounds,
  rules,
  bookingDb,
  ...house
}: MinigamesDeps): Promise<Minigames> {
  const deps = { ...house, clock: rounds?.clock ?? house.clock }
  const games = await openGames(deps)
  // Bets and money have the house's own moments; whether a round is open, the clock of rounds says.
  const betting = { ...house, db: bookingDb, games, roundClock: deps.clock }
  const placing = openRoundBetting({ ...betting, product: 'minigame' })
  const virtual = openRoundBetting({ ...betting, product: 'virtual' })
  const live = roundLive({ ...deps, games })
  const desk = openMinigameDesk({ ...deps, games })
  const lead = { ...deps, ...rounds, clock: deps.clock, games, beacon: rounds?.beacon ?? builtInBeacon }
  return {
    features: [
      feature(minigameContract, minigameRoutes({ ...deps, games })),
      feature(roundBetContract, roundBetRoutes({ ...house, games, placing, virtual, rules })),
      feature(roundResultContract, roundResultRoutes({ ...deps, games })),
      ...desk.features,
    ],
    backgrounds: [
      roundSettlingBackground(house),
      ...(rounds ? [roundsBackground(lead)] : []),
      ...desk.backgrounds,
    ],
    games,
    live,
    figures: () => allPlaced(placing.figures(), virtual.figures()),
    drained: async () => {
      await Promise.all([placing.drained(), virtual.drained()])
    },
    close: games.close,
  }
}
