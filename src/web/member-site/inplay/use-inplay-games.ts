import { keepPreviousData } from '@tanstack/react-query'
import { useEffect } from 'react'
import { inplayContract, type RunningGame } from '#contract/fixtures/inplay.ts'
import { useTimedCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { silentFor, useLiveFailures } from '#web/client/live/live.ts'
import { now } from '#web/kit/time/time.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { useCalmRefresh, useOnChange } from '#web/sport/board/games/use-board.ts'
import { useHeldGames } from '#web/sport/board/games/use-held-games.ts'
import { offeredQuote } from '#web/sport/prices/offered.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'
import { feedSilence, isPolling, isStale, useInplayFeed } from './inplay-feed.ts'

/** Polling interval of the list while the streams fail (handbook 2.8). */
const pollInterval = 3_000
/** Reload interval of a list after changed main lines, which move with every goal. */
const marketsInterval = 6_000

const usePolling = (): number | false => (isPolling(useLiveFailures()) ? pollInterval : false)

/** Milliseconds since the page's odds were last known to be valid; 0 before the streams are requested. */
export const inplaySilence = (at: number): number => feedSilence(useInplayFeed.getState(), silentFor(at), at)

/** True when odds on screen are too old for betting; checked every second (handbook 2.8). */
export const useStale = (): boolean => useClock(at => isStale(useInplayFeed.getState(), silentFor(at), at))

/**
 * Matches with in-play odds: odds and scores through the streams, the list itself by reloads. `view`
 * identifies what the page shows; a match that has ended stays in the view in which it was seen.
 */
export function useInplayGames(search: string | undefined, view = '') {
  const refetchInterval = usePolling()
  const { answer, loadedAt } = useTimedCall(
    inplayContract.games,
    { query: search ? { search } : {} },
    { refetchInterval, placeholderData: keepPreviousData, staleTime: 0 },
  )
  const { data, dataUpdatedAt } = answer
  const games = data ?? noRows
  const calm = useCalmRefresh(answer)
  useOnChange(
    useInplayFeed(({ comings }) => String(comings)),
    calm.ask,
  )
  useEffect(() => {
    let seen = useInplayFeed.getState().marketNews
    const timer = window.setInterval(() => {
      const { marketNews } = useInplayFeed.getState()
      if (marketNews !== seen) calm.ask()
      seen = marketNews
    }, marketsInterval)
    return () => window.clearInterval(timer)
  }, [calm])
  usePolled(games, dataUpdatedAt, refetchInterval !== false)
  const key = answer.isPlaceholderData ? undefined : `${view} ${search ?? ''}`
  return { ...answer, loadedAt, ...useHeldGames(key, games, calm.aimed) }
}

/** A match with all its markets. */
export function useInplayGame(fixtureId: number) {
  const refetchInterval = usePolling()
  const { answer, loadedAt } = useTimedCall(
    inplayContract.game,
    { params: { fixtureId } },
    { refetchInterval, staleTime: 0 },
  )
  const { data, dataUpdatedAt } = answer
  const calm = useCalmRefresh(answer)
  const news = useInplayFeed(state => state.marketNews[fixtureId])
  const over = useInplayFeed(state => state.standings[fixtureId]?.over)
  useOnChange(`${news} ${over}`, calm.ask)
  usePolled(data ? [data] : noRows, dataUpdatedAt, refetchInterval !== false)
  return { ...answer, loadedAt, onAim: calm.aimed }
}

/** Applies polled odds instead of the streams' while the connection fails. */
function usePolled(games: readonly RunningGame[], readAt: number, polling: boolean): void {
  useEffect(() => {
    if (!polling || now() - readAt > pollInterval) return
    oddsStore.apply(games.flatMap(game => game.markets.flatMap(({ bets }) => bets.map(offeredQuote))))
    useInplayFeed.setState({ polledAt: readAt })
  }, [games, readAt, polling])
}
