import {
  type DrawnRound,
  LOBBY_DRAWS,
  type LobbyGame,
  type OfferedRound,
  type WireGame,
  type WireRound,
} from '#contract/minigame/minigames.ts'
import { instant } from '#domain/instant.ts'
import { closeSecondsOf } from '#domain/minigames/game-terms.ts'
import { drawnRoundName } from '#domain/minigames/round-times.ts'
import { isRunMarket } from '#domain/minigames/run-market.ts'
import { productOfKind } from '#domain/minigames/virtual/venues.ts'
import { RenderedJson } from '#server/platform/http/answers.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { RUNNING_MAX } from '../rounds/round-live.ts'
import { roundsChanged } from '../rounds/round-news.ts'
import {
  listDrawnRounds,
  listLastDrawn,
  listLastResults,
  listRunningRounds,
  type RoundRow,
} from '../rounds/rounds.sql.ts'
import { wireDrawn, wireOffered, wireRound } from '../rounds/wire-rounds.ts'
import type { Game, Games } from './games-state.ts'

type GameNow = { gameId: number; round: WireRound | null; last: DrawnRound | null }

/** Data of games and rounds that members read repeatedly: served from memory until rounds change. */
export type GameReader = {
  games(): WireGame[]
  overview(): Promise<{ now: number; games: GameNow[] }>
  lobby(): Promise<LobbyGame[]>
  events(game: Game): Promise<RenderedJson<OfferedRound[]>>
  recent(game: Game): Promise<RenderedJson<DrawnRound[]>>
}

type ReaderDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly games: Games }

/** Number of rounds in a run chart. */
const RECENT_MAX = 120
/** Events may be lost, so answers are never older than this. */
const AGE_MAX_MILLISECONDS = 1_000

export function gameReader(deps: ReaderDeps): GameReader {
  const { db, games } = deps
  const keptReading = keptReadings(deps.bus)
  const kept = <T>(key: string, read: () => Promise<T>) =>
    keptReading(key, async () => new RenderedJson<T>(JSON.stringify(await read())))
  return {
    games: () =>
      games
        .all()
        .filter(({ terms }) => terms.shown)
        .map(game => wireGame(games, game)),
    overview: async () => {
      const now = await keptReading('overview', () => readOverview(deps))
      return { now: deps.clock.now(), games: now }
    },
    lobby: () => keptReading('lobby', () => readLobby(deps)),
    events: game =>
      kept(`events:${game.id}`, async () => {
        const running = await runningRounds(deps, [game])
        const open = running.filter(({ state }) => state === 'open')
        const closed = running.filter(({ state }) => state === 'closed')
        return Promise.all([...open, ...closed].map(round => readOffered(games, game, round)))
      }),
    recent: game =>
      kept(`recent:${game.id}`, async () =>
        (await listDrawnRounds(db, game.id, RECENT_MAX)).map(round => wireDrawn(game, round)),
      ),
  }
}

async function readOffered(games: Games, game: Game, round: RoundRow): Promise<OfferedRound> {
  const name = drawnRoundName(game, round.startsAt)
  return wireOffered(game, round, (await games.marketsOf(game, round.termsVersion, name)) ?? [])
}

const wireGame = (games: Games, game: Game): WireGame => ({
  gameId: game.id,
  route: game.route,
  otherRoutes: [...game.otherRoutes],
  title: game.title,
  kind: game.kind.id,
  group: game.group,
  intervalSeconds: game.intervalSeconds,
  closeSeconds: closesWith(games, game),
  state: games.state(game),
  drawnBy: game.drawnBy,
})

/** Returns how many seconds before its end a game's rounds close: games that share a draw close together. */
export const closesWith = (games: Games, game: Game): number =>
  closeSecondsOf([game, ...games.drawnBy(game.drawnBy).filter(other => games.state(other) === 'open')])

const runningRounds = ({ db, clock }: ReaderDeps, games: readonly Game[]) =>
  listRunningRounds(
    db,
    games.map(({ id }) => id),
    instant(clock.now() - RUNNING_MAX),
  )

async function readOverview(deps: ReaderDeps): Promise<GameNow[]> {
  const shown = deps.games.all().filter(({ terms }) => terms.shown)
  const [running, last] = await Promise.all([
    runningRounds(deps, shown),
    listLastDrawn(
      deps.db,
      shown.map(({ id }) => id),
    ),
  ])
  const runningOf = Map.groupBy(running, ({ gameId }) => gameId)
  const lastOf = new Map(last.map(round => [round.gameId, round]))
  return shown.map(game => {
    const round = runningOf.get(game.id)?.at(-1)
    const drawn = lastOf.get(game.id)
    return {
      gameId: game.id,
      round: round ? wireRound(game, round) : null,
      last: drawn ? wireDrawn(game, drawn) : null,
    }
  })
}

/** Market and last results of each minigame with a running round. */
async function readLobby(deps: ReaderDeps): Promise<LobbyGame[]> {
  const { db, games } = deps
  const shown = games.all().filter(({ terms, kind }) => terms.shown && productOfKind(kind.id) === 'minigame')
  const [running, last] = await Promise.all([
    runningRounds(deps, shown),
    listLastResults(
      db,
      shown.map(({ id }) => id),
      LOBBY_DRAWS,
    ),
  ])
  const runningOf = Map.groupBy(running, ({ gameId }) => gameId)
  const lastOf = Map.groupBy(last, ({ gameId }) => gameId)
  const read = async (game: Game): Promise<LobbyGame[]> => {
    const round = runningOf.get(game.id)?.at(-1)
    const offered = round && (await readOffered(games, game, round))
    const market = offered?.markets.find(({ bets }) => isRunMarket(bets))
    if (!market) return []
    const drawn = (lastOf.get(game.id) ?? []).map(({ id, number, results }) => ({
      id: String(id),
      round: number,
      pick: results?.find(one => one.market === market.id)?.won[0] ?? null,
    }))
    return [{ gameId: game.id, market, last: drawn }]
  }
  return (await Promise.all(shown.map(read))).flat()
}

/** Caches reads for concurrent callers. After a change, a read that began before it is not reused. */
function keptReadings(bus: Deps['bus']) {
  const kept = new Map<string, { readonly since: number; readonly reading: Promise<unknown> }>()
  bus.subscribe(roundsChanged, () => kept.clear())
  return <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(key)
    // Each key always has the same type.
    if (known && performance.now() - known.since < AGE_MAX_MILLISECONDS) return known.reading as Promise<T>
    const reading = read()
    kept.set(key, { since: performance.now(), reading })
    reading.catch(() => kept.delete(key))
    return reading
  }
}
