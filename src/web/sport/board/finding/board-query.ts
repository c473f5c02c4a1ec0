import type { BoardType, fixtureContract } from '#contract/fixtures/fixtures.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import type { SportId } from '#domain/ids.ts'
import { SPORT_TABS, type SportFlag, type SportTab, sportOf } from '#domain/sports/sports.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The query of a URL, as parsed by the router. */
export type Address = Readonly<Record<string, string | undefined>>

type EventsQuery = QueryInput<typeof fixtureContract.events>

/** For the `search` of a link: opens a fixture on the current page. */
export const withFixture =
  (fixtureId: number) =>
  (address: Address): Address => ({ ...address, fixture: String(fixtureId) })

/** Maximum length of a search text. */
export const SEARCH_LENGTH_MAX = 60

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** The sport tab of the URL: the sport's own, or the one that contains it (SIDEBAR-027, SIDEBAR-028). */
export function tabOf(address: Address): SportFlag | 'all' {
  const sportId = wholeNumber(address.sport_id)
  if (sportId !== undefined) return sportOf(sportId as SportId).flag
  return SPORT_TABS.find(({ flag }) => flag !== 'all' && address[flag] === '1')?.flag ?? 'all'
}

/** Page number, from 1. */
export const pageOf = (address: Address): number => readPage(address.page)

/** The search text; undefined without one. */
export const searchOf = (address: Address): string | undefined =>
  address.search?.trim().slice(0, SEARCH_LENGTH_MAX) || undefined

/** The request for the sport, league, location, search and page of the URL (SIDEBAR-022). */
export function eventsQuery(type: BoardType, address: Address): EventsQuery {
  const sportId = wholeNumber(address.sport_id)
  const tab = tabOf(address)
  const leagueId = wholeNumber(address.league)
  const locationId = wholeNumber(address.location_id)
  const search = searchOf(address)
  return {
    type,
    page: pageOf(address),
    ...(sportId !== undefined && { sportId }),
    ...(sportId === undefined && tab !== 'all' && { flag: tab }),
    ...(leagueId !== undefined && { leagueId }),
    ...(locationId !== undefined && { locationId }),
    ...(search && { search }),
  }
}

/** The query after choosing a tab: league, location and page are dropped. */
export function tabAddress({ flag, sportId }: SportTab, search?: string): Address {
  return {
    ...(sportId !== undefined && { sport_id: String(sportId) }),
    ...(flag !== 'all' && { [flag]: '1' }),
    ...(search && { search }),
  }
}

/** The query without one of its filters, back on the first page. */
export function withoutFilter(address: Address, filter: 'search' | 'league'): Address {
  const { page: _page, time: _time, ...rest } = address
  if (filter === 'search') return { ...rest, search: undefined }
  return { ...rest, league: undefined, location_id: undefined }
}

type SportCount = { readonly sport_id: number; readonly cnt: number }

/** Number of matches of each tab; sports without a tab count under 기타. */
export function tabCounts(sports: readonly SportCount[]): ReadonlyMap<SportFlag | 'all', number> {
  const counts = new Map<SportFlag | 'all', number>(SPORT_TABS.map(({ flag }) => [flag, 0]))
  for (const { sport_id, cnt } of sports) {
    const { flag } = sportOf(sport_id as SportId)
    counts.set(flag, (counts.get(flag) ?? 0) + cnt)
    counts.set('all', (counts.get('all') ?? 0) + cnt)
  }
  return counts
}
