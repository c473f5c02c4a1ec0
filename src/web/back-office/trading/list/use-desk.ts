import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { type TradingFixture, tradingContract } from '#contract/back-office/trading.ts'
import { LIVE_TOPIC, type LiveScoreFrame } from '#contract/live/live.ts'
import { useCall } from '#web/client/api/api.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'
import { useLastPage } from '#web/client/navigation/use-last-page.ts'
import { useCalmRefresh } from '#web/sport/board/games/use-board.ts'
import {
  type Address,
  changedFilter,
  type DeskFilter,
  deskAddress,
  deskQuery,
  readDeskFilter,
} from './desk-filter.ts'

/** Bets come in all the time and no frame tells of them. */
const POLL_MILLISECONDS = 5_000

const noFixtures: readonly TradingFixture[] = []

/** The fixtures that the address asks for, kept fresh without moving rows under the pointer. */
export function useDesk() {
  const address: Address = useSearch({ strict: false })
  const navigate = useNavigate()
  const filter = readDeskFilter(address)
  const answer = useCall(
    tradingContract.fixtures,
    { query: deskQuery(filter) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  useLastPage(filter.page, answer)
  const calm = useCalmRefresh(answer, POLL_MILLISECONDS)
  useScoreNews(answer.data?.fixtures ?? noFixtures, calm.ask)
  const show = (change: Partial<DeskFilter>, replace = false) =>
    void navigate({ to: '.', search: deskAddress(changedFilter(filter, change)), replace })
  return { filter, answer, show, onAim: calm.aimed }
}

/** A listed match has scored or moved on. */
function useScoreNews(fixtures: readonly TradingFixture[], ask: () => void): void {
  useLiveTopics([LIVE_TOPIC])
  useEffect(() => {
    const known = new Map(fixtures.map(fixture => [fixture.fixtureId, fixture]))
    return onLive('score', data => {
      const { fixtureId, home, away, period } = data as LiveScoreFrame
      const score = known.get(fixtureId)?.score
      if (!known.has(fixtureId)) return
      if (score?.home !== home || score.away !== away || score.period?.code !== period.code) ask()
    })
  }, [fixtures, ask])
}
