import { DAY, instant, MINUTE, SECOND } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { Games } from '../../games/games-state.ts'
import { type CountDeps, countRounds } from './count-rounds.ts'
import { gameReturns } from './return-figures.ts'
import { listGameSums, listPickSums } from './return-sums.sql.ts'
import { replaceWatched, type WatchedReturn } from './return-watch.sql.ts'

type WatchDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly site: Pick<Site, 'settings'>
  readonly games: Pick<Games, 'find'>
}

const COUNT_EVERY = 5 * SECOND
const WATCH_EVERY = 5 * MINUTE
/** Turns in a row where there is much to add, so that whoever stops the house waits for no more. */
const AT_ONCE = 20

/**
 * Looks how far each game lies from what it should have paid over the days of the settings, and notes those beyond their
 * tolerance (field G21): what operators are alarmed of.
 */
export async function watchReturns({ db, clock, site, games }: WatchDeps): Promise<readonly WatchedReturn[]> {
  const now = clock.now()
  const { minigameReturnDays, minigameReturnErrors, minigameReturnRounds } = site.settings()
  const period = { from: seoulDay(instant(now - (minigameReturnDays - 1) * DAY)), to: seoulDay(now) }
  const sums = (await listGameSums(db, period)).filter(({ betRounds }) => betRounds > 0)
  const picks = Map.groupBy(
    await listPickSums(
      db,
      sums.map(({ gameId }) => gameId),
      period,
    ),
    one => one.gameId,
  )
  const seen = sums.flatMap((sum): WatchedReturn[] => {
    const game = games.find(sum.gameId)
    if (!game) return []
    const { stakes, paid, expected, deviation } = gameReturns(game, sum, picks.get(sum.gameId) ?? [])
    const far = Math.abs(deviation ?? 0) > minigameReturnErrors
    return [
      {
        gameId: sum.gameId,
        fromDay: period.from,
        betRounds: sum.betRounds,
        stakes,
        paid,
        expected,
        deviation: deviation ?? 0,
        beyond: far && sum.betRounds >= minigameReturnRounds,
      },
    ]
  })
  await db.transaction(tx => replaceWatched(tx, seen, now))
  return seen
}

/** Keeps the sums of the returns some seconds behind the payments. */
export const returnSums = (deps: CountDeps & Pick<Deps, 'log'>): Background =>
  repeating('minigame-sums', {
    every: COUNT_EVERY,
    work: async () => {
      for (let turn = 0; turn < AT_ONCE && (await countRounds(deps)) > 0; turn++);
    },
    log: deps.log,
  })

/** Watches the returns beside the running house. */
export const returnWatch = (deps: WatchDeps & Pick<Deps, 'log'>): Background =>
  repeating('minigame-returns', { every: WATCH_EVERY, work: () => watchReturns(deps), log: deps.log })
