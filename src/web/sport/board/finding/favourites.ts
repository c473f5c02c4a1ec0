export type FavouriteLeague = {
  readonly leagueId: number
  readonly sportId: number
  readonly locationId: number
  readonly name: string
}

/** The member's favourites: on the European and in-play pages, and minigames; stored in this browser only. */
export type Favourites = {
  readonly fixtures: readonly number[]
  readonly leagues: readonly FavouriteLeague[]
  /** Market types listed first on a fixture's page. */
  readonly markets: readonly number[]
  /** Minigames. */
  readonly games: readonly number[]
}

const none: Favourites = { fixtures: [], leagues: [], markets: [], games: [] }
/** Maximum number of favourite fixtures; the oldest are dropped. */
const FAVOURITE_FIXTURES_MAX = 30

/** Appends the fixture, or removes it if it is there. */
export function toggledFixture(favourites: Favourites, fixtureId: number): Favourites {
  const without = favourites.fixtures.filter(id => id !== fixtureId)
  const isAdded = without.length === favourites.fixtures.length
  const fixtures = isAdded ? [...without, fixtureId].slice(-FAVOURITE_FIXTURES_MAX) : without
  return { ...favourites, fixtures }
}

export function toggledLeague(favourites: Favourites, league: FavouriteLeague): Favourites {
  const without = favourites.leagues.filter(({ leagueId }) => leagueId !== league.leagueId)
  const isAdded = without.length === favourites.leagues.length
  return { ...favourites, leagues: isAdded ? [...without, league] : without }
}

export function toggledMarket(favourites: Favourites, typeId: number): Favourites {
  const without = favourites.markets.filter(id => id !== typeId)
  const isAdded = without.length === favourites.markets.length
  return { ...favourites, markets: isAdded ? [...without, typeId] : without }
}

export function toggledGame(favourites: Favourites, gameId: number): Favourites {
  const without = favourites.games.filter(id => id !== gameId)
  const isAdded = without.length === favourites.games.length
  return { ...favourites, games: isAdded ? [...without, gameId] : without }
}

/** Favourites stored in the browser; empty for invalid data. */
export function readFavourites(text: string | null): Favourites {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return none
    const fixtures = 'fixtures' in kept && Array.isArray(kept.fixtures) ? kept.fixtures : []
    const leagues = 'leagues' in kept && Array.isArray(kept.leagues) ? kept.leagues : []
    const markets = 'markets' in kept && Array.isArray(kept.markets) ? kept.markets : []
    const games = 'games' in kept && Array.isArray(kept.games) ? kept.games : []
    return {
      fixtures: fixtures.filter(Number.isSafeInteger),
      leagues: leagues.filter(isLeague),
      markets: markets.filter(Number.isSafeInteger),
      games: games.filter(Number.isSafeInteger),
    }
  } catch {
    return none
  }
}

const isLeague = (kept: unknown): kept is FavouriteLeague =>
  typeof kept === 'object' &&
  kept !== null &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  ['leagueId', 'sportId', 'locationId'].every(key => Number.isSafeInteger(Reflect.get(kept, key)))
