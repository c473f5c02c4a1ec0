import { assert } from '#domain/assert.ts'
import type { RoundName } from '#domain/draws/round-draw.ts'
import type { MinigameId } from '#domain/ids.ts'
import {
  type GameState,
  type GameTerms,
  gameStateOf,
  pricedMarkets,
  type RoundBetLimits,
  roundBetLimits,
} from '#domain/minigames/game-terms.ts'
import { minigames } from '#domain/minigames/games.ts'
import type { Kind, KindMarket } from '#domain/minigames/kind.ts'
import { findKind } from '#domain/minigames/kinds.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { underWay } from '#server/platform/work/under-way.ts'
import { contentChanged, type Site } from '#server/site/site.ts'
import {
  findTerms,
  type GameRow,
  insertMissingGames,
  insertMissingTerms,
  listGames,
  listLevelLimits,
  listNewestTerms,
} from './games.sql.ts'

/** A game with its rules and its current terms. */
export type Game = Omit<GameRow, 'kind'> & { readonly kind: Kind<unknown>; readonly terms: GameTerms }

/** The games for every request: served from memory, at most five seconds old. */
export type Games = {
  /** All games in display order. */
  all(): readonly Game[]
  find(id: MinigameId): Game | undefined
  /** The game itself and the games that use its draw. */
  drawnBy(id: MinigameId): readonly Game[]
  state(game: Game): GameState
  /** Limits of a member of this level on a game now. */
  limits(game: Game, level: number): RoundBetLimits
  /** Markets of a round opened under a version of its game's terms; undefined for an unknown version. */
  marketsOf(game: Game, version: number, round: RoundName): Promise<readonly KindMarket[] | undefined>
  /**
   * A version of a game's terms; versions never change. Inside a transaction, pass it as `within`: the call must not
   * wait for another connection while it holds locks.
   */
  termsOf(game: Game, version: number, within?: Queries): Promise<GameTerms | undefined>
  /** Reloads everything; for the process that has just changed something. */
  refresh(): Promise<void>
  close(): Promise<void>
}

type GamesDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'log'> & { readonly site: Pick<Site, 'settings'> }

type Loaded = {
  readonly games: readonly Game[]
  readonly byId: ReadonlyMap<MinigameId, Game>
  readonly byDraw: ReadonlyMap<MinigameId, readonly Game[]>
  readonly levels: ReadonlyMap<number, RoundBetLimits>
}

/** Reload interval, which also makes up for missed notifications. */
const REFRESH_MILLISECONDS = 5_000
/** Maximum number of cached versions of terms. */
const VERSIONS_KEPT = 1_000

/** Inserts missing shipped games, and keeps all games and their newest terms in memory. */
export async function openGames({ db, clock, bus, log, site }: GamesDeps): Promise<Games> {
  await shipGames(db, clock)
  let state = await load(db)
  let begun = 0
  let shown = 0
  // Reloads may overlap; the result of an older one never replaces that of a newer one.
  const refresh = async () => {
    const mine = ++begun
    const fresh = await load(db)
    if (mine < shown) return
    shown = mine
    state = fresh
  }
  const reading = underWay()
  const refreshSoon = () =>
    void reading.keep(refresh()).catch(err => log.warn({ err }, 'the minigames could not be read'))
  const stopHearing = bus.subscribe(contentChanged, ({ part }) => {
    if (part === 'minigames') refreshSoon()
  })
  const timer = setInterval(refreshSoon, REFRESH_MILLISECONDS)
  const { termsOf, marketsOf } = versionsOf(db)
  return {
    all: () => state.games,
    find: id => state.byId.get(id),
    drawnBy: id => state.byDraw.get(id) ?? [],
    state: ({ terms, kind }) => gameStateOf(terms, site.settings()[`${productOfKind(kind.id)}Maintenance`]),
    limits: ({ terms }, level) => {
      const ofLevel = state.levels.get(level)
      assert(ofLevel, `level ${level} has limits`)
      return roundBetLimits(ofLevel, terms)
    },
    termsOf,
    marketsOf,
    refresh,
    close: async () => {
      clearInterval(timer)
      stopHearing()
      await reading.done()
    },
  }
}

async function shipGames(db: Queries, clock: Deps['clock']): Promise<void> {
  await insertMissingGames(db, minigames)
  await insertMissingTerms(db, minigames, clock.now())
}

async function load(db: Queries): Promise<Loaded> {
  const [rows, terms, levels] = await Promise.all([listGames(db), listNewestTerms(db), listLevelLimits(db)])
  const newest = new Map(terms.map(one => [one.gameId, one]))
  const games = rows.flatMap(({ kind: kindId, ...row }): Game[] => {
    const kind = findKind(kindId)
    const inForce = newest.get(row.id)
    // A game of a kind unknown to this release belongs to another release.
    return kind && inForce ? [{ ...row, kind, terms: inForce }] : []
  })
  return {
    games,
    byId: new Map(games.map(game => [game.id, game])),
    byDraw: Map.groupBy(games, game => game.drawnBy),
    levels: new Map(levels.map(({ level, ...limits }) => [level, limits])),
  }
}

/** Caches versions of terms. Never caches rows read inside a transaction, which may roll back. */
function versionsOf(db: Queries): Pick<Games, 'termsOf' | 'marketsOf'> {
  const known = new Map<string, GameTerms>()
  const termsOf: Games['termsOf'] = async (game, version, within = db) => {
    if (game.terms.version === version) return game.terms
    const key = `${game.id}:${version}`
    const terms = known.get(key) ?? (await findTerms(within, game.id, version))
    if (terms) known.set(key, terms)
    const [oldest] = known.keys()
    if (known.size > VERSIONS_KEPT && oldest !== undefined) known.delete(oldest)
    return terms
  }
  const markets = new WeakMap<GameTerms, Map<Kind<unknown>, readonly KindMarket[]>>()
  return {
    termsOf,
    marketsOf: async (game, version, round) => {
      const terms = await termsOf(game, version)
      if (!terms) return undefined
      const kind = game.kind.at(round, terms.returns)
      const known = markets.get(terms) ?? new Map()
      const priced = known.get(kind) ?? pricedMarkets(kind, terms.prices)
      // Only one event is requested repeatedly at a time.
      markets.set(terms, new Map([[kind, priced]]))
      return priced
    },
  }
}
