import type { QueryClient } from '@tanstack/react-query'
import type { LiveMinigameFrame } from '#contract/live/live-minigames.ts'
import {
  type DrawnRound,
  minigameContract,
  type OfferedRound,
  type WireRound,
} from '#contract/minigame/minigames.ts'
import type { Output } from '#contract/wire/route.ts'
import { routeKey } from '#web/client/api/route-key.ts'
import { hearHouseTime } from './house-clock.ts'

type Overview = Output<typeof minigameContract.overview>

/** As many as the page of a game is answered with. */
const RECENT_MAX = 120
/** All who look at a game hear of its round in one moment; they ask for its prices within this time. */
const SPREAD_MILLISECONDS = 400

/** The inputs by which answers of one game are asked for and kept. */
export const currentOf = (gameId: number) => ({ query: { gameId, currentGame: 1 } })
export const recentOf = (gameId: number) => ({ query: { gameId } })

const laterOf = <R extends { readonly drawsAt: number }>(
  one: R | null | undefined,
  other: R | null,
): R | null => (one && (!other || one.drawsAt >= other.drawsAt) ? one : other)

/** The overview with what a frame tells of its games; what it knows newer already stays. */
export const overviewWith = (
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

/** The latest results with a further one, the newest first. */
export const recentWith = (recent: readonly DrawnRound[], drawn: DrawnRound): DrawnRound[] =>
  recent.some(({ id }) => id === drawn.id)
    ? [...recent]
    : [drawn, ...recent].toSorted((a, b) => b.drawsAt - a.drawsAt).slice(0, RECENT_MAX)

/**
 * The rounds of a game that wait, as a frame tells them. One that has just opened stands first, at the prices of the one
 * before, until its own are there: they are the same but where an operator has changed them. Of an event nothing is known
 * before it is asked for.
 */
export function waitingWith(waiting: readonly OfferedRound[], rounds: readonly WireRound[]): OfferedRound[] {
  const told = waiting.map(round => ({ ...round, ...rounds.findLast(({ id }) => id === round.id) }))
  const [first] = told
  const opened = rounds.findLast(({ gameId, state }) => gameId === first?.gameId && state === 'open')
  return first && opened && opened.drawsAt > first.drawsAt
    ? [{ ...opened, event: null, markets: first.event === null ? first.markets : [] }, ...told]
    : told
}

/** Puts what a frame brings into what open pages show; prices of a round that is new to a page are asked for. */
export function takeFrame(queryClient: QueryClient, frame: LiveMinigameFrame): void {
  hearHouseTime(frame.now)
  queryClient.setQueryData<Overview>(
    routeKey(minigameContract.overview),
    known => known && overviewWith(known, frame),
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
