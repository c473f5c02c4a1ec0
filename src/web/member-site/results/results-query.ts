import type { fixtureContract, ResultLeague } from '#contract/fixtures/fixtures.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { compareSports } from '#domain/sports/sports.ts'

/** The URL query from the router. */
export type Address = Readonly<Record<string, string | undefined>>

/** Filter of the results on screen. */
export type ResultsFilter = {
  /** A Seoul day. */
  readonly date: string
  readonly sportId: number | undefined
  readonly leagueId: number | undefined
  readonly page: number
}

const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** Parses the URL; invalid values are ignored. */
export const readFilter = ({ date, sport_id, league, page }: Address, today: string): ResultsFilter => ({
  date: date && seoulDayRange(date) ? date : today,
  sportId: idOf(sport_id),
  leagueId: idOf(league),
  page: /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1,
})

/** The URL query of a filter, without default values. */
export const filterAddress = (filter: ResultsFilter, today: string): Address => ({
  date: filter.date === today ? undefined : filter.date,
  sport_id: filter.sportId === undefined ? undefined : String(filter.sportId),
  league: filter.leagueId === undefined ? undefined : String(filter.leagueId),
  page: filter.page === 1 ? undefined : String(filter.page),
})

export const resultsQuery = (filter: ResultsFilter): QueryInput<typeof fixtureContract.results> => ({
  date: filter.date,
  page: filter.page,
  ...(filter.sportId !== undefined && { sportId: filter.sportId }),
  ...(filter.leagueId !== undefined && { leagueId: filter.leagueId }),
})

type SportOfDay = { readonly sportId: number; readonly name: string; readonly count: number }

/** The sports of the leagues in display order, with the number of matches. */
export function sportsOf(leagues: readonly ResultLeague[]): readonly SportOfDay[] {
  return [...Map.groupBy(leagues, league => league.sport_id)]
    .toSorted(([a], [b]) => compareSports(a, b))
    .map(([sportId, own]) => ({
      sportId,
      name: own[0]?.sport_name ?? '',
      count: own.reduce((total, league) => total + league.cnt, 0),
    }))
}
