import { DAY, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { Games } from '../../games/games-state.ts'
import { gameReturns } from './return-figures.ts'
import { listGameSums, listPickSums } from './return-sums.sql.ts'
import { replaceWatched, type WatchedReturn } from './return-watch.sql.ts'

export type WatchDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly site: Pick<Site, 'settings'>
  readonly games: Pick<Games, 'find'>
}

/**
 * Computes each game's deviation from its expected payout over the configured days, and marks those beyond their
 * tolerance (field G21), which raise an alarm for operators.
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
