import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type BoardType, fixtureContract, type Game } from '#contract/fixtures.ts'
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

/** Even if no news arrives the list is read again after so long. */
const safetyNet = 60_000
/** No news can tell a list of running games of one that begins. */
const arrivalsEvery = 4_000
/** While a closed game is still listed, the server is asked again. */
const closingRetry = 3_000

/**
 * A page of games that keeps itself right: prices by the live connection, its shape by reading it again when the hand is
 * calm. Running games have no seconds before their start at which they close.
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
  // The link of the page one is on asks for its games anew (ROUTE-047).
  useOnChange(address.time, ask)
  return { board, page: pageOf(address), ...drawn }
}

type FreshGames<G extends Game> = {
  /** Which list it is; undefined while its answer is awaited. */
  readonly key: string | undefined
  readonly games: readonly G[]
  readonly closeSeconds: number | undefined
  readonly answer: Rereadable
}

/**
 * Keeps games that are on screen right: their prices live, what they are by reading the answer again, their rows in
 * place while a hand is on them. Gives what to draw, and the handlers for what holds it.
 */
export function useFreshGames<G extends Game>({ key, games, closeSeconds, answer }: FreshGames<G>) {
  const { ask, aimed } = useCalmRefresh(answer, closeSeconds === undefined ? arrivalsEvery : safetyNet)
  useBoardNews(games, ask)
  useClosings(games, closeSeconds, ask)
  const held = useHeldGames(key, games, aimed)
  useLiveTopics(held.games.map(game => oddsTopic(game.fixtureId)))
  return { ask, ...held }
}

/** Reads a list again when asked to, once no hand aims at it, and now and then unasked. */
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

/** Acts once a text is another than it was; not at first, and not when it goes. */
export function useOnChange(text: string | undefined, act: () => void): void {
  const before = useRef(text)
  useEffect(() => {
    if (before.current === text) return
    before.current = text
    if (text !== undefined) act()
  }, [text, act])
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
  // Of what is known to have begun there is nothing left to hear.
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
