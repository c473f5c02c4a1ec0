import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type BoardType, fixtureContract, type Game } from '#contract/fixtures/fixtures.ts'
import { type LiveFixtureFrame, oddsTopic } from '#contract/live/live.ts'
import { isBeforeStart } from '#contract/wire/status-codes.ts'
import { prematchClosesAt } from '#domain/fixtures/closing.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { type Rereadable, readAnew } from '#web/client/api/read-again.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { startOf } from '#web/sport/prices/offered.ts'
import { type Address, eventsQuery, pageOf } from '../finding/board-query.ts'
import { createCalmRefresh } from './calm-refresh.ts'
import { useHeldGames } from './use-held-games.ts'
import { useListNews } from './use-list-news.ts'

/** The list is refetched after this time even without news. */
const safetyNet = 60_000
/** There is no news about a game that joins a list of running games. */
const arrivalsEvery = 4_000
/** Refetch interval while a closed game is still listed. */
const closingRetry = 3_000

/**
 * Keeps a page of games current: prices over the live connection, rows by refetching when the pointer
 * rests. Running games have no closing time before the start.
 */
export function useBoard(type: BoardType, address: Address, closeSeconds: number | undefined) {
  const query = eventsQuery(type, address)
  const board = useCall(
    fixtureContract.events,
    { query },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const games = board.data?.games ?? noRows
  const key = board.isPlaceholderData ? undefined : `${JSON.stringify(query)} ${address.time ?? ''}`
  const { ask, ...drawn } = useFreshGames({ key, games, closeSeconds, answer: board })
  const sportId = query.sportId === undefined ? undefined : Number(query.sportId)
  useListNews(closeSeconds === undefined ? undefined : ask, sportId)
  // A link to the current page refetches its games (ROUTE-047).
  useOnChange(address.time, ask)
  return { board, page: pageOf(address), ...drawn }
}

type FreshGames<G extends Game> = {
  /** Identifies the list; undefined while it loads. */
  readonly key: string | undefined
  readonly games: readonly G[]
  readonly closeSeconds: number | undefined
  readonly answer: Rereadable
}

/**
 * Keeps the games on screen current: prices live, details by refetching, rows in place while the pointer
 * is on them. Returns what to draw, and the handlers for the container.
 */
export function useFreshGames<G extends Game>({ key, games, closeSeconds, answer }: FreshGames<G>) {
  const { ask, aimed } = useCalmRefresh(answer, closeSeconds === undefined ? arrivalsEvery : safetyNet)
  useBoardNews(games, ask)
  useClosings(games, closeSeconds, ask)
  const held = useHeldGames(key, games, aimed)
  useLiveTopics(held.games.map(game => oddsTopic(game.fixtureId)))
  return { ask, ...held }
}

/** Refetches a list on request, once the pointer rests, and at intervals. */
export function useCalmRefresh(answer: Rereadable, unaskedEvery: number = safetyNet) {
  const { refetch, isPending, isPlaceholderData } = answer
  const newest = useRef<Rereadable>(answer)
  useEffect(() => {
    newest.current = { refetch, isPending, isPlaceholderData }
  }, [refetch, isPending, isPlaceholderData])
  const [calm] = useState(() =>
    createCalmRefresh({
      now: () => performance.now(),
      schedule: (act, delay) => {
        const timer = window.setTimeout(act, delay)
        return () => window.clearTimeout(timer)
      },
      refresh: () => readAnew(newest.current),
    }),
  )
  useEffect(() => {
    const timer = window.setInterval(calm.ask, unaskedEvery)
    return () => {
      window.clearInterval(timer)
      calm.stop()
    }
  }, [calm, unaskedEvery])
  return calm
}

/** Runs when a text changes; not at first, and not when it becomes undefined. */
export function useOnChange(text: string | undefined, act: () => void): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    if (text !== undefined) act()
  }, [text, act])
}

/** Refetches when more than the prices of a listed fixture changed: start, state, markets. */
function useBoardNews(games: readonly Game[], ask: () => void): void {
  useEffect(() => {
    const known = new Map(games.map(game => [game.fixtureId, game]))
    return onLive('fixture', data => {
      const { fixtureId, status, startdate, board } = data as LiveFixtureFrame
      const game = known.get(fixtureId)
      if (game && (board || status !== game.status || startdate !== game.startdate)) ask()
    })
  }, [games, ask])
}

/** Games leave the list when they close (TIME-007); the list is refetched at that moment. */
function useClosings(games: readonly Game[], closeSeconds: number | undefined, ask: () => void): void {
  // Games known to have begun need no closing time.
  const upcoming = games.filter(game => isBeforeStart(game.status))
  const closed = useClock(now =>
    upcoming
      .filter(game => closeSeconds !== undefined && prematchClosesAt(startOf(game), closeSeconds) <= now)
      .map(game => game.fixtureId)
      .join(' '),
  )
  useEffect(() => {
    if (closed === '') return
    ask()
    const timer = window.setInterval(ask, closingRetry)
    return () => window.clearInterval(timer)
  }, [closed, ask])
}
