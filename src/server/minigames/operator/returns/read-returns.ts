import type { ReturnPickRow, ReturnRow, returnSorts } from '#contract/back-office/minigames/return-desk.ts'
import { RETURN_DAYS_MAX } from '#contract/back-office/minigames/return-desk.ts'
import { pageOf } from '#contract/wire/paging.ts'
import type { MinigameId } from '#domain/ids.ts'
import { DAY } from '#domain/instant.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { Games } from '../../games/games-state.ts'
import { wireTime } from '../wire-words.ts'
import { gameReturns, pickReturns, returnsOf } from './return-figures.ts'
import { listGameSums, listPickSums, type Period } from './return-sums.sql.ts'
import { listWatched } from './return-watch.sql.ts'

export type ReturnDeps = Pick<Deps, 'db'> & {
  readonly site: Pick<Site, 'settings'>
  readonly games: Pick<Games, 'find' | 'all'>
}

type Sort = (typeof returnSorts)[number]

/** Whether a range of days is valid: in order, and not too long. */
export function isPeriod({ from, to }: Period): boolean {
  const [first, last] = [seoulDayRange(from), seoulDayRange(to)]
  return (
    first !== undefined && last !== undefined && from <= to && last.from - first.from < RETURN_DAYS_MAX * DAY
  )
}

/** Returns what each game has paid and should have paid over some days, with the monitoring results (field T5). */
export async function readReturns({ db, site, games }: ReturnDeps, period: Period, sort: Sort, page: number) {
  const sums = await listGameSums(db, period)
  const ids = sums.map(({ gameId }) => gameId)
  const [picks, watched] = await Promise.all([listPickSums(db, ids, period), listWatched(db)])
  const byGame = Map.groupBy(picks, ({ gameId }) => gameId)
  const beyond = new Set(watched.filter(one => one.beyond).map(({ gameId }) => gameId))
  const rows = sums.flatMap((sum): (ReturnRow & { variance: number })[] => {
    const game = games.find(sum.gameId)
    if (!game) return []
    const { rounds, voidRounds, betRounds, voidBets, voidStakes, variance } = sum
    const counts = { rounds, voidRounds, betRounds, voidBets, voidStakes, variance }
    const own = byGame.get(sum.gameId) ?? []
    const isBeyond = beyond.has(sum.gameId)
    return [{ gameId: game.id, title: game.title, ...counts, ...gameReturns(game, sum, own), isBeyond }]
  })
  const total = (name: 'rounds' | 'voidRounds' | 'bets' | 'stakes' | 'paid' | 'expected' | 'variance') =>
    rows.reduce((all, row) => all + row[name], 0)
  const { rows: shown, ...counts } = pageOf(sorted(rows, sort), page)
  return {
    games: shown.map(({ variance: _, ...row }) => row),
    totals: {
      rounds: total('rounds'),
      voidRounds: total('voidRounds'),
      ...returnsOf(
        { bets: total('bets'), stakes: total('stakes'), paid: total('paid') },
        total('expected'),
        total('variance'),
      ),
    },
    watch: wireWatch(site, watched),
    ...counts,
  }
}

function wireWatch({ settings }: ReturnDeps['site'], watched: Awaited<ReturnType<typeof listWatched>>) {
  const { minigameReturnDays, minigameReturnErrors, minigameReturnRounds } = settings()
  const at = watched[0]?.at
  return {
    days: minigameReturnDays,
    errors: minigameReturnErrors,
    betRounds: minigameReturnRounds,
    at: at === undefined ? null : wireTime(at),
    beyond: watched
      .filter(one => one.beyond)
      .map(({ gameId, title, deviation, stakes, paid, expected }) => ({
        gameId,
        title,
        deviation,
        stakes,
        paid,
        expected,
      })),
  }
}

function sorted<R extends ReturnRow>(rows: readonly R[], sort: Sort): readonly R[] {
  switch (sort) {
    case 'deviation':
      return rows.toSorted((a, b) => Math.abs(b.deviation ?? 0) - Math.abs(a.deviation ?? 0))
    case 'stakes':
      return rows.toSorted((a, b) => b.stakes - a.stakes)
    case 'hold':
      return rows.toSorted((a, b) => b.stakes - b.paid - (a.stakes - a.paid))
    case 'title':
      return rows.toSorted((a, b) => a.title.localeCompare(b.title, 'ko'))
  }
}

/** Returns the picks of a game with bets in these days, in the game's order. */
export async function readPickReturns({ db, games }: ReturnDeps, id: MinigameId, period: Period) {
  const game = games.find(id)
  if (!game) return undefined
  const sums = await listPickSums(db, [id], period)
  const picks = game.kind.markets.flatMap(market =>
    market.picks.flatMap((pick): ReturnPickRow[] => {
      const own = sums.filter(sum => sum.market === market.id && sum.pick === pick.id)
      const head = { market: market.id, marketLabel: market.label, pick: pick.id, pickLabel: pick.label }
      return own.length > 0 ? [{ ...head, ...pickReturns(game, own) }] : []
    }),
  )
  return { title: game.title, picks }
}
