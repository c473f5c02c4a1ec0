import type { RunningGame } from '#contract/fixtures/inplay.ts'
import type { SportId } from '#domain/ids.ts'
import { compareSports, SPORT_TABS, sportLabel, sportOf } from '#domain/sports/sports.ts'
import { type Address, tabAddress, tabOf } from './board-query.ts'

/** `all`, a sport's id, or a flag's name if the URL has only a flag. */
export type SportKey = string

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,14}$/.test(text)

/** The sport of the URL: the id has precedence over the flag (ROUTE-048, ROUTE-049). */
export function sportKeyOf(address: Address): SportKey {
  if (isId(address.sport_id)) return address.sport_id
  const flag = tabOf(address)
  const tab = SPORT_TABS.find(one => one.flag === flag)
  return tab?.sportId === undefined ? flag : String(tab.sportId)
}

/** The query after choosing a sport: its id, its flag and the time (ROUTE-049 to ROUTE-055). */
export function sportAddress(key: SportKey, unixSeconds: number): Address {
  if (key === 'all') return {}
  const { flag } = sportOf(Number(key) as SportId)
  return { ...tabAddress({ flag, label: '', sportId: Number(key) as SportId }), time: String(unixSeconds) }
}

const isOf = (key: SportKey, game: RunningGame): boolean => {
  if (key === 'all') return true
  return isId(key) ? String(game.sport_id) === key : sportOf(game.sport_id as SportId).flag === key
}

/** The games of the sport that the page shows. */
export const gamesOfSport = (games: readonly RunningGame[], key: SportKey): readonly RunningGame[] =>
  games.filter(game => isOf(key, game))

type SportCountTab = {
  readonly key: SportKey
  readonly label: string
  readonly count: number
  readonly sportId?: number
}

/** A tab for each sport with running matches, in the site's order, with the number of matches. */
export function sportTabs(games: readonly RunningGame[], chosen: SportKey): readonly SportCountTab[] {
  const counts = new Map<number, number>()
  for (const { sport_id } of games) counts.set(sport_id, (counts.get(sport_id) ?? 0) + 1)
  // The selected sport keeps its tab when its last match ends.
  if (isId(chosen) && !counts.has(Number(chosen))) counts.set(Number(chosen), 0)
  const sports = [...counts]
    .toSorted(([a], [b]) => compareSports(a, b))
    .map(([sportId, count]) => ({
      key: String(sportId),
      label: sportLabel(sportId as SportId),
      count,
      sportId,
    }))
  return [{ key: 'all', label: '전체', count: games.length }, ...sports]
}

type LeagueGroup = { readonly key: number; readonly games: readonly RunningGame[] }

/**
 * The matches of a sport by league, in the site's order of sports and leagues. A match keeps its place
 * within its league, so rows move only when matches come or go.
 */
export function leagueGroups(games: readonly RunningGame[], key: SportKey): readonly LeagueGroup[] {
  const bySport = Map.groupBy(gamesOfSport(games, key), game => game.sport_id)
  return [...bySport]
    .toSorted(([a], [b]) => compareSports(a, b))
    .flatMap(([, own]) => [...Map.groupBy(own, game => game.league_id)])
    .map(([league, own]) => ({
      key: league,
      games: own.toSorted((a, b) => a.startdate.localeCompare(b.startdate) || a.fixtureId - b.fixtureId),
    }))
}
