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

/** Options for running rounds; absent in processes that don't. */
export type RoundOptions = Pick<ChainDeps, 'random' | 'linksOf'> & {
  /** Clock that decides on rounds: the database's; the server's own by default. */
  readonly clock?: Clock
  /** The built-in beacon by default. */
  readonly beacon?: Beacon
}

export type Minigames = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
  readonly games: Games
  /** Live events of rounds. */
  readonly live: RoundLive
  /** Bets on rounds that wait or are being booked, and those answered. */
  figures(): PlacingFigures
  /** Resolves when every requested bet has been answered. */
  drained(): Promise<void>
  close(): Promise<void>
}

type MinigamesDeps = Deps & {
  readonly site: Site
  readonly rounds: RoundOptions | undefined
  readonly rules: Pick<Rules, 'terms'>
  /** Connections for booking only. */
  readonly bookingDb: Db
  /** Connections for operators' queries. */
  readonly deskDb: Db
}

/** Opens the games, their rounds and their draws for the app. */
export async function openMinigames({
  rounds,
  rules,
  bookingDb,
  ...house
}: MinigamesDeps): Promise<Minigames> {
  const deps = { ...house, clock: rounds?.clock ?? house.clock }
  const games = await openGames(deps)
  // Bets and money use the server's own time; whether a round is open is decided by the clock of rounds.
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
