import type { BoardType, fixtureContract } from '#contract/fixtures.ts'
import type { QueryInput } from '#contract/wire/route.ts'
import type { SportId } from '#domain/ids.ts'
import { SPORT_TABS, type SportFlag, type SportTab, sportOf } from '#domain/sports/sports.ts'
import { readPage } from '#web/kit/controls/page-numbers.ts'

/** The query of an address, as the router gives it. */
export type Address = Readonly<Record<string, string | undefined>>

type EventsQuery = QueryInput<typeof fixtureContract.events>

/** For the `search` of a link: a fixture on the page that the link stands on. */
export const withFixture =
  (fixtureId: number) =>
  (address: Address): Address => ({ ...address, fixture: String(fixtureId) })

/** More than that is not searched for. */
export const SEARCH_LENGTH_MAX = 60

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** Which sport tab the address stands for: a sport's own, or the one that holds it (SIDEBAR-027, SIDEBAR-028). */
export function tabOf(address: Address): SportFlag | 'all' {
  const sportId = wholeNumber(address.sport_id)
  if (sportId !== undefined) return sportOf(sportId as SportId).flag
  return SPORT_TABS.find(({ flag }) => flag !== 'all' && address[flag] === '1')?.flag ?? 'all'
}

/** Pages count from 1. */
export const pageOf = (address: Address): number => readPage(address.page)

/** What is searched for; undefined where nothing is. */
export const searchOf = (address: Address): string | undefined =>
  address.search?.trim().slice(0, SEARCH_LENGTH_MAX) || undefined

/** What to ask the server for: sport, league, place, search and page of the address (SIDEBAR-022). */
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

/** What choosing a tab makes of the address: another sport is another list, so league, place and page go. */
export function tabAddress({ flag, sportId }: SportTab, search?: string): Address {
  return {
    ...(sportId !== undefined && { sport_id: String(sportId) }),
    ...(flag !== 'all' && { [flag]: '1' }),
    ...(search && { search }),
  }
}

/** The address without one of its filters, from the first page. */
export function withoutFilter(address: Address, filter: 'search' | 'league'): Address {
  const { page: _page, time: _time, ...rest } = address
  if (filter === 'search') return { ...rest, search: undefined }
  return { ...rest, league: undefined, location_id: undefined }
}

type SportCount = { readonly sport_id: number; readonly cnt: number }

/** Matches behind each tab; sports without a tab of their own are counted under 기타. */
export function tabCounts(sports: readonly SportCount[]): ReadonlyMap<SportFlag | 'all', number> {
  const counts = new Map<SportFlag | 'all', number>(SPORT_TABS.map(({ flag }) => [flag, 0]))
  for (const { sport_id, cnt } of sports) {
    const { flag } = sportOf(sport_id as SportId)
    counts.set(flag, (counts.get(flag) ?? 0) + cnt)
    counts.set('all', (counts.get('all') ?? 0) + cnt)
  }
  return counts
}
