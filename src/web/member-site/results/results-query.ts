import type { fixtureContract, ResultLeague } from '#contract/fixtures.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import { seoulDayRange } from '#domain/korean-formats.ts'
import { compareSports } from '#domain/sports/sports.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

/** Which results are on screen. */
export type ResultsFilter = {
  /** A day in Seoul. */
  readonly date: string
  readonly sportId: number | undefined
  readonly leagueId: number | undefined
  readonly page: number
}

const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** Whatever stands in the address; what makes no sense is left out. */
export const readFilter = ({ date, sport_id, league, page }: Address, today: string): ResultsFilter => ({
  date: date && seoulDayRange(date) ? date : today,
  sportId: idOf(sport_id),
  leagueId: idOf(league),
  page: /^[1-9]\d{0,4}$/.test(page ?? '') ? Number(page) : 1,
})

/** The address of a filter; what is as at first does not show. */
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

/** The sports of the leagues, in the site's order, with all of their matches. */
export function sportsOf(leagues: readonly ResultLeague[]): readonly SportOfDay[] {
  return [...Map.groupBy(leagues, league => league.sport_id)]
    .toSorted(([a], [b]) => compareSports(a, b))
    .map(([sportId, own]) => ({
      sportId,
      name: own[0]?.sport_name ?? '',
      count: own.reduce((total, league) => total + league.cnt, 0),
    }))
}
