import { fairnessDeskContract } from '#contract/back-office/minigames/fairness-desk.ts'
import { gameDeskContract } from '#contract/back-office/minigames/game-desk.ts'
import { returnDeskContract } from '#contract/back-office/minigames/return-desk.ts'
import { roundDeskContract } from '#contract/back-office/minigames/round-desk.ts'
import { MINUTE, SECOND } from '#domain/instant.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { dailyCheck } from '#server/platform/watch/daily-check.ts'
import { readAtCommit, type Site } from '#server/site/site.ts'
import type { Games } from '../games/games-state.ts'
import { type CheckDeps, checkGamesWhenDue } from './fairness/check-game.ts'
import { fairnessDeskRoutes } from './fairness/fairness.operator.ts'
import { gameDeskRoutes } from './games/games.operator.ts'
import { countRounds } from './returns/count-rounds.ts'
import { returnDeskRoutes } from './returns/returns.operator.ts'
import { type WatchDeps, watchReturns } from './returns/watch-returns.ts'
import { roundDeskRoutes } from './rounds/rounds.operator.ts'

const COUNT_EVERY = 5 * SECOND
const WATCH_EVERY = 5 * MINUTE
/** Maximum number of runs in a row with a backlog, so that shutdown need not wait longer. */
const AT_ONCE = 20

/** Background work of the back office: sums of the returns, their monitoring, and a daily check of the draws. */
function deskBackgrounds(deps: CheckDeps & WatchDeps & Pick<Deps, 'log'>): readonly Background[] {
  const { log } = deps
  const count = async () => {
    for (let turn = 0; turn < AT_ONCE && (await countRounds(deps)) > 0; turn++);
  }
  return [
    repeating('minigame-sums', { every: COUNT_EVERY, work: count, log }),
    repeating('minigame-returns', { every: WATCH_EVERY, work: () => watchReturns(deps), log }),
    dailyCheck('minigame-checks', deps, () => checkGamesWhenDue(deps)),
  ]
}

type DeskDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log'> & {
  readonly site: Site
  readonly games: Games
  /** Connections for operators' queries. */
  readonly deskDb: Db
}

/** An uncommitted change of the games must not be reloaded; the event after the commit triggers the reload. */
const gamesAtCommit = (games: Games): Games => ({ ...games, refresh: async () => {} })

/**
 * Opens the back office of the minigames: its routes, the sums of the returns, and the monitoring of draws and returns.
 */
export function openMinigameDesk(deps: DeskDeps): {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
} {
  const { site, games } = deps
  const reading = { ...deps, db: deps.deskDb }
  return {
    features: [
      feature(gameDeskContract, gameDeskRoutes(deps), (inner: Db) =>
        gameDeskRoutes({ ...deps, db: inner, site: readAtCommit(site), games: gamesAtCommit(games) }),
      ),
      feature(roundDeskContract, roundDeskRoutes(deps)),
      feature(fairnessDeskContract, fairnessDeskRoutes(reading)),
      feature(returnDeskContract, returnDeskRoutes(reading)),
    ],
    backgrounds: deskBackgrounds(deps),
  }
}
