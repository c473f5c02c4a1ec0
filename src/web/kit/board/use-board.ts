import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type BoardType, fixtureContract, type Game } from '#contract/fixtures.ts'
import { type LiveFixtureFrame, oddsTopic } from '#contract/live.ts'
import { prematchClosesAt } from '#domain/fixtures/closing.ts'
import { useCall } from '#web/kit/api/api.ts'
import { onLive, useLiveTopics } from '#web/kit/live/live.ts'
import { startOf } from '#web/kit/live/offered.ts'
import { sportsAtStart } from '#web/kit/state/state-at-start.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { type Address, eventsQuery, pageOf } from './board-query.ts'
import { createCalmRefresh } from './calm-refresh.ts'
import { useListNews } from './use-list-news.ts'

/** Even if no news arrives the list is read again after so long. */
const safetyNet = 60_000
/** No news can tell a list of running games of one that begins. */
const arrivalsEvery = 4_000
/** While a closed game is still listed, the server is asked again. */
const closingRetry = 3_000

/**
 * A page of games that keeps itself right: prices by the live line, its shape by reading it again when the hand is
 * calm. Running games have no seconds before their start at which they close.
 */
export function useBoard(type: BoardType, address: Address, closeSeconds: number | undefined) {
  const query = eventsQuery(type, address)
  const board = useCall(fixtureContract.events, { query }, { placeholderData: keepPreviousData })
  const games = board.data?.games ?? sportsAtStart.games
  const calm = useFreshGames(games, closeSeconds, board.refetch)
  const sportId = query.sportId === undefined ? undefined : Number(query.sportId)
  useListNews(closeSeconds === undefined ? undefined : calm.ask, sportId)
  // The link of the page one is on asks for its games anew (ROUTE-047).
  const { time } = address
  useEffect(() => {
    if (time !== undefined) calm.ask()
  }, [time, calm])
  return { board, games, page: pageOf(address), onAim: calm.aimed }
}

/** Keeps games that are on screen right: their prices live, what they are by `refetch`. */
export function useFreshGames(
  games: readonly Game[],
  closeSeconds: number | undefined,
  refetch: () => Promise<unknown>,
): ReturnType<typeof createCalmRefresh> {
  useLiveTopics(games.map(game => oddsTopic(game.fixtureId)))
  const calm = useCalmRefresh(refetch, closeSeconds === undefined ? arrivalsEvery : safetyNet)
  useBoardNews(games, calm.ask)
  useClosings(games, closeSeconds, calm.ask)
  return calm
}

/** Reads a list again when asked to, once no hand aims at it, and now and then unasked. */
export function useCalmRefresh(refetch: () => Promise<unknown>, unaskedEvery: number = safetyNet) {
  const calm = useMemo(
    () =>
      createCalmRefresh({
        now: () => performance.now(),
        schedule: (act, delay) => {
          const timer = window.setTimeout(act, delay)
          return () => window.clearTimeout(timer)
        },
        refresh: () => void refetch(),
      }),
    [refetch],
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

/** The book has changed more of a listed fixture than its prices: its start, its state, its markets. */
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

/** Games leave the list when they close (TIME-007); the server's list is read again at that moment. */
function useClosings(games: readonly Game[], closeSeconds: number | undefined, ask: () => void): void {
  const closed = useClock(now =>
    games
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
