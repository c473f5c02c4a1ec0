export type FavouriteLeague = {
  readonly leagueId: number
  readonly sportId: number
  readonly locationId: number
  readonly name: string
}

/** What the member wants at hand on the European and the in-play page; kept in this browser only. */
export type Favourites = {
  readonly fixtures: readonly number[]
  readonly leagues: readonly FavouriteLeague[]
  /** Kinds of market that stand first where a fixture shows all it has. */
  readonly markets: readonly number[]
}

const none: Favourites = { fixtures: [], leagues: [], markets: [] }
/** More fixtures than this are no favourites; the oldest go. */
const FAVOURITE_FIXTURES_MAX = 30

/** With the fixture at the end, or without it where it was there. */
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

/** What the browser kept; nothing where it kept something else. */
export function readFavourites(text: string | null): Favourites {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return none
    const fixtures = 'fixtures' in kept && Array.isArray(kept.fixtures) ? kept.fixtures : []
    const leagues = 'leagues' in kept && Array.isArray(kept.leagues) ? kept.leagues : []
    const markets = 'markets' in kept && Array.isArray(kept.markets) ? kept.markets : []
    return {
      fixtures: fixtures.filter(Number.isSafeInteger),
      leagues: leagues.filter(isLeague),
      markets: markets.filter(Number.isSafeInteger),
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
