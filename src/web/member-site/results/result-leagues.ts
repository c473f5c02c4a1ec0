import type { FinishedGame } from '#contract/fixtures/fixtures.ts'
import type { LinePeriod } from '#web/sport/tracker/line-score.tsx'

/** The matches of a league, with the same columns. */
export type ResultLeague = {
  readonly key: number
  /** Any of its matches. */
  readonly first: ResultMatch
  readonly matches: readonly ResultMatch[]
}

export type ResultMatch = Omit<FinishedGame, 'periods'> & { readonly periods: readonly LinePeriod[] }

/**
 * Groups a page of results by league, in list order; with a column for each period that any match of the
 * league had.
 */
export function resultLeagues(games: readonly FinishedGame[]): readonly ResultLeague[] {
  return [...Map.groupBy(games, game => game.league_id)].flatMap(([key, own]) => {
    const columns = [...new Map(own.flatMap(({ periods }) => periods).map(one => [one.code, one])).values()]
      .toSorted((a, b) => a.code - b.code)
      .map(({ code, label }) => ({ code, label }))
    const matches = own.map(game => ({
      ...game,
      periods: columns.map(column => game.periods.find(({ code }) => code === column.code) ?? column),
    }))
    const [first] = matches
    return first ? [{ key, first, matches }] : []
  })
}
