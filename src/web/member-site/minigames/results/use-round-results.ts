import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { MINIGAME_TOPIC } from '#contract/live/live-minigames.ts'
import { minigameContract, type WireGame } from '#contract/minigame/minigames.ts'
import { roundResultContract } from '#contract/minigame/round-results.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { sportOfKind, VIRTUAL_GROUP, type VirtualSport } from '#domain/minigames/virtual/venues.ts'
import { useCall } from '#web/client/api/api.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { onLive, useLiveState, useLiveTopics } from '#web/client/live/live.ts'
import { isRecord } from '#web/client/live/read-json.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { useClock } from '#web/kit/time/use-clock.ts'
import { gamesOf, withoutVirtual } from '../overview/places.ts'
import { type Address, familiesOf, filterAddress, type RoundsFilter, readFilter } from './results-address.ts'

const POLL_MILLISECONDS = 15_000

/** The listed rounds: those of minigames, of the venues of a sport, or of all venues. */
export type AskedRounds = 'minigame' | VirtualSport | 'virtual'

/** The games of a list. */
function listed(asked: AskedRounds, games: readonly WireGame[]): readonly WireGame[] {
  if (asked === 'minigame') return withoutVirtual(games)
  const venues = gamesOf(VIRTUAL_GROUP, games)
  return asked === 'virtual' ? venues : venues.filter(({ kind }) => sportOfKind(kind) === asked)
}

/** The rounds of the URL's filter. Today's list grows with each draw, announced by the live connection. */
export function useRoundResults(asked: AskedRounds) {
  const today = useClock(seoulDay)
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = readFilter(address, today)
  const games = useCall(minigameContract.games, undefined, { staleTime: 60_000 })
  const all = listed(asked, games.data ?? noRows)
  const chosen = gamesOf(filter.group, all)
  const ofGroup = chosen.length > 0 ? chosen : all
  const wanted = ofGroup.find(one => one.gameId === filter.gameId)
  const game = wanted ?? (asked === 'minigame' ? familiesOf(ofGroup)[0]?.games[0] : undefined)
  const isToday = filter.date >= today
  const answer = useRounds(asked, game, filter, isToday)
  useLastPage(filter.page, answer)
  useDraws(isToday ? (game ? [game] : all) : noRows, () => void answer.refetch())
  /** Changes the filter; starts at page 1 unless a page is given. */
  const show = (change: Partial<RoundsFilter>) =>
    void navigate({ to: '.', search: filterAddress({ ...filter, page: 1, ...change }, today) })
  return { today, filter, games: { ...games, data: games.data && all }, ofGroup, game, answer, show }
}

/** Reads one page: of a game, or of all venues in one list. */
function useRounds(
  asked: AskedRounds,
  game: WireGame | undefined,
  { date, page }: RoundsFilter,
  isToday: boolean,
) {
  const isLive = useLiveState() === 'open'
  const options = {
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: isToday && !isLive ? POLL_MILLISECONDS : (false as const),
  }
  const sport = asked === 'virtual' || asked === 'minigame' ? {} : { sport: asked }
  const minigames = useCall(
    roundResultContract.list,
    { query: { gameId: game?.gameId ?? 0, date, page } },
    { ...options, enabled: asked === 'minigame' && game !== undefined },
  )
  const venues = useCall(
    roundResultContract.virtuals,
    { query: { ...(game ? { gameId: game.gameId } : sport), date, page } },
    { ...options, enabled: asked !== 'minigame' },
  )
  return asked === 'minigame' ? minigames : venues
}

/** Subscribes to changes of the games' rounds while there are games. */
function useDraws(games: readonly WireGame[], hear: () => void): void {
  useLiveTopics(games.length === 0 ? [] : [MINIGAME_TOPIC])
  useEffect(() => {
    if (games.length === 0) return
    return onLive(MINIGAME_TOPIC, frame => {
      if (games.some(({ gameId }) => isAbout(gameId, frame))) hear()
    })
  })
}

const isAbout = (gameId: number, frame: unknown): boolean =>
  isRecord(frame) &&
  [frame.rounds, frame.drawn].some(
    list => Array.isArray(list) && list.some(round => isRecord(round) && round.gameId === gameId),
  )
