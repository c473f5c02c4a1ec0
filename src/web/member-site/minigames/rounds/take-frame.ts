import type { QueryClient } from '@tanstack/react-query'
import type { LiveMinigameFrame } from '#contract/live/live-minigames.ts'
import {
  type DrawnRound,
  LOBBY_DRAWS,
  type LobbyGame,
  minigameContract,
  type OfferedRound,
  type WireRound,
} from '#contract/minigame/minigames.ts'
import type { Output } from '#contract/wire/route.ts'
import { routeKey } from '#web/client/api/route-key.ts'
import { hearHouseTime } from './house-clock.ts'

type Overview = Output<typeof minigameContract.overview>
type Lobby = Output<typeof minigameContract.lobby>

/** Number of draws in the response of a game page. */
const RECENT_MAX = 120
/** All viewers of a game receive its round at the same moment; they load its odds within this time. */
const SPREAD_MILLISECONDS = 400

/** Inputs of the cached queries of a game. */
export const currentOf = (gameId: number) => ({ query: { gameId, currentGame: 1 } })
export const recentOf = (gameId: number) => ({ query: { gameId } })

const laterOf = <R extends { readonly drawsAt: number }>(
  one: R | null | undefined,
  other: R | null,
): R | null => (one && (!other || one.drawsAt >= other.drawsAt) ? one : other)

/** The overview updated with a frame; newer known data stays. */
const overviewWith = (
  { now, games }: Overview,
  frame: Pick<LiveMinigameFrame, 'rounds' | 'drawn'>,
): Overview => ({
  now,
  games: games.map(game => {
    const round = frame.rounds.findLast(({ gameId }) => gameId === game.gameId)
    const drawn = frame.drawn.findLast(({ gameId }) => gameId === game.gameId)
    return round || drawn
      ? { ...game, round: laterOf(round, game.round), last: laterOf(drawn, game.last) }
      : game
  }),
})

/** The results on a card with those of a frame. */
function cardWith(game: LobbyGame, drawn: readonly DrawnRound[]): LobbyGame {
  const fresh = drawn.filter(one => one.gameId === game.gameId && !game.last.some(({ id }) => id === one.id))
  if (fresh.length === 0) return game
  const added = fresh.map(({ id, round, results }) => ({
    id,
    round,
    pick: results.find(({ market }) => market === game.market.id)?.won[0] ?? null,
  }))
  // Round ids of a game increase with time.
  const last = [...added, ...game.last].toSorted((one, other) => Number(other.id) - Number(one.id))
  return { ...game, last: last.slice(0, LOBBY_DRAWS) }
}

/** Recent results with another one, newest first. */
const recentWith = (recent: readonly DrawnRound[], drawn: DrawnRound): DrawnRound[] =>
  recent.some(({ id }) => id === drawn.id)
    ? [...recent]
    : [drawn, ...recent].toSorted((a, b) => b.drawsAt - a.drawsAt).slice(0, RECENT_MAX)

/**
 * The waiting rounds of a game updated with a frame. A round that has just opened is first, with the odds
 * of the previous one until its own are loaded; they only differ when an operator changed them. Its event
 * is unknown until loaded.
 */
function waitingWith(waiting: readonly OfferedRound[], rounds: readonly WireRound[]): OfferedRound[] {
  const told = waiting.map(round => ({ ...round, ...rounds.findLast(({ id }) => id === round.id) }))
  const [first] = told
  const opened = rounds.findLast(({ gameId, state }) => gameId === first?.gameId && state === 'open')
  return first && opened && opened.drawsAt > first.drawsAt
    ? [{ ...opened, event: null, markets: first.event === null ? first.markets : [] }, ...told]
    : told
}

/** Applies a frame to open pages; odds of new rounds are loaded. */
export function takeFrame(queryClient: QueryClient, frame: LiveMinigameFrame): void {
  hearHouseTime(frame.now)
  queryClient.setQueryData<Overview>(
    routeKey(minigameContract.overview),
    known => known && overviewWith(known, frame),
  )
  queryClient.setQueryData<Lobby>(
    routeKey(minigameContract.lobby),
    known => known && { ...known, games: known.games.map(game => cardWith(game, frame.drawn)) },
  )
  for (const drawn of frame.drawn)
    queryClient.setQueryData<DrawnRound[]>(
      routeKey(minigameContract.recent, recentOf(drawn.gameId)),
      known => known && recentWith(known, drawn),
    )
  for (const gameId of new Set([...frame.rounds, ...frame.drawn].map(one => one.gameId)))
    takeRounds(queryClient, gameId, frame)
}

function takeRounds(queryClient: QueryClient, gameId: number, frame: LiveMinigameFrame): void {
  const queryKey = routeKey(minigameContract.events, currentOf(gameId))
  const known = queryClient.getQueryData<OfferedRound[]>(queryKey)
  if (!known) return
  queryClient.setQueryData<OfferedRound[]>(queryKey, waitingWith(known, frame.rounds))
  const isNew = frame.rounds.some(
    round => round.gameId === gameId && round.state === 'open' && !known.some(({ id }) => id === round.id),
  )
  if (isNew)
    setTimeout(() => void queryClient.invalidateQueries({ queryKey }), Math.random() * SPREAD_MILLISECONDS)
}
