import type { SportId } from '#domain/ids.ts'
import { leagueLabel } from '#domain/sports/league-names.ts'
import { findSport } from '#domain/sports/sports.ts'
import { type League, listLeagues } from '../../replay/sources/leagues.ts'
import type { KoreanNames as OwnNames } from '../../replay/sources/participant-names.ts'
import type { NameKind, VendorName } from '../feed-names.sql.ts'
import type { FixtureDetails } from './translation.ts'

/** Ids of both sides, if the feed has sent them. */
export type SideIds = { readonly home?: number; readonly away?: number }

/**
 * Korean names for the feed's English ones: the vendor's own, otherwise the house's, otherwise the English name. Known
 * sports have the house's names, as on its pages (LABEL-001).
 */
export type KoreanNames = {
  /** Returns the details with Korean names; records names that were not requested yet. */
  translate<D extends Partial<FixtureDetails>>(details: D, sides: SideIds): D
  /** The next names to request from the vendor. */
  next(): ReadonlyMap<NameKind, readonly number[]>
  learn(names: readonly VendorName[]): void
}

const AT_ONCE = 100

export function openKoreanNames(ownNames: OwnNames): KoreanNames {
  const known = new Map<string, string | null>()
  const wanted = new Map<string, readonly [NameKind, number]>()

  const ask = (kind: NameKind, id: number | undefined): string | undefined => {
    if (id === undefined) return undefined
    const key = `${kind} ${id}`
    if (!known.has(key)) wanted.set(key, [kind, id])
    return known.get(key) ?? undefined
  }
  return {
    translate: (details, sides) => {
      const { sport, location, league, home, away } = details
      const own = sport && location && league ? ownLeague(sport.id, location.id, league.name) : undefined
      const ofSide = (side: { readonly name: string }, id: number | undefined) =>
        ask('participant', id) ?? (own && ownNames.of(own.code, side.name)) ?? side.name
      return {
        ...details,
        ...(sport && {
          sport: {
            ...sport,
            nameKorean: findSport(sport.id)?.korean ?? ask('sport', sport.id) ?? sport.name,
          },
        }),
        ...(location && {
          location: {
            ...location,
            nameKorean: ask('location', location.id) ?? OWN_PLACES.get(location.id) ?? location.name,
          },
        }),
        ...(league && {
          league: {
            ...league,
            nameKorean: ask('league', league.id) ?? own?.koreanName ?? leagueLabel(league.name),
            weight: own?.weight ?? 0,
          },
        }),
        ...(home && { home: { ...home, nameKorean: ofSide(home, sides.home) } }),
        ...(away && { away: { ...away, nameKorean: ofSide(away, sides.away) } }),
      }
    },
    next: () => {
      const ids = [...wanted.values()].slice(0, AT_ONCE)
      return new Map(
        [...Map.groupBy(ids, ([kind]) => kind)].map(([kind, list]) => [kind, list.map(([, id]) => id)]),
      )
    },
    learn: names => {
      for (const { kind, id, korean } of names) {
        known.set(`${kind} ${id}`, korean)
        wanted.delete(`${kind} ${id}`)
      }
    },
  }
}

/** The house's own leagues are keyed by the feed's location ids. */
const OWN_LEAGUES: ReadonlyMap<string, League> = new Map(
  listLeagues().map(league => [leagueKey(league.sportId, league.locationId, league.name), league]),
)
const OWN_PLACES: ReadonlyMap<number, string> = new Map(
  listLeagues().map(league => [league.locationId, league.locationKoreanName]),
)

const ownLeague = (sportId: SportId, locationId: number, name: string): League | undefined =>
  OWN_LEAGUES.get(leagueKey(sportId, locationId, name))

function leagueKey(sportId: SportId, locationId: number, name: string): string {
  return `${sportId} ${locationId} ${name.trim().toLowerCase()}`
}
