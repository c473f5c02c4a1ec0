import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MINIGAME_TOPIC } from '#contract/live/live-minigames.ts'
import { minigameContract, type WireGame } from '#contract/minigame/minigames.ts'
import { roundResultContract } from '#contract/minigame/round-results.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { RoundProduct } from '#domain/minigames/virtual/venues.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { onLive, useLiveState, useLiveTopics } from '#web/client/live/live.ts'
import { isRecord } from '#web/client/live/read-json.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { type Address, familiesOf, filterAddress, type RoundsFilter, readFilter } from './results-address.ts'

const POLL_MILLISECONDS = 15_000

/** The games whose rounds are listed, and their route. */
export type AskedRounds = {
  readonly product: RoundProduct
  readonly gamesOf: (games: readonly WireGame[]) => readonly WireGame[]
}

const calls = { minigame: roundResultContract.list, virtual: roundResultContract.virtuals } as const

/** The rounds of the URL's filter. Today's list grows with each draw, announced by the live connection. */
export function useRoundResults({ product, gamesOf }: AskedRounds) {
  const today = useClock(seoulDay)
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = readFilter(address, today)
  const games = useCall(minigameContract.games, undefined, { staleTime: 60_000 })
  const all = gamesOf(games.data ?? noRows)
  const game = all.find(one => one.gameId === filter.gameId) ?? familiesOf(all)[0]?.games[0]
  const isToday = filter.date >= today
  const isLive = useLiveState() === 'open'
  const answer = useCall(
    calls[product],
    { query: { gameId: game?.gameId ?? 0, date: filter.date, page: filter.page } },
    {
      enabled: game !== undefined,
      placeholderData: keepPreviousData,
      staleTime: 0,
      refetchInterval: isToday && !isLive ? POLL_MILLISECONDS : false,
    },
  )
  useLastPage(filter.page, answer)
  useDraws(isToday ? game?.gameId : undefined, () => void answer.refetch())
  /** Changes the filter; starts at page 1 unless a page is given. */
  const show = (change: Partial<RoundsFilter>) =>
    void navigate({ to: '.', search: filterAddress({ ...filter, page: 1, ...change }, today) })
  return { today, filter, games: { ...games, data: games.data && all }, game, answer, show }
}

/** Subscribes to changes of the game's rounds while a game is given. */
function useDraws(gameId: number | undefined, hear: () => void): void {
  useLiveTopics(gameId === undefined ? [] : [MINIGAME_TOPIC])
  useEffect(() => {
    if (gameId === undefined) return
    return onLive(MINIGAME_TOPIC, frame => {
      if (isAbout(gameId, frame)) hear()
    })
  })
}

const isAbout = (gameId: number, frame: unknown): boolean =>
  isRecord(frame) &&
  [frame.rounds, frame.drawn].some(
    list => Array.isArray(list) && list.some(round => isRecord(round) && round.gameId === gameId),
  )
