import { useEffect } from 'react'
import { type TradingFixture, tradingContract } from '#contract/back-office/trading.ts'
import { LIVE_TOPIC, type LiveScoreFrame } from '#contract/live/live.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'
import { useCalmRefresh } from '#web/sport/board/games/use-board.ts'
import { useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { deskForm, deskQuery } from './desk-filter.ts'

/** Bets come in all the time and no frame tells of them. */
const POLL_MILLISECONDS = 5_000

const noFixtures: readonly TradingFixture[] = []

/** The fixtures that the address asks for, kept fresh without moving rows under the pointer. */
export function useDesk() {
  const { filter, show } = useAddressFilter(deskForm)
  const answer = usePagedCall(tradingContract.fixtures, { query: deskQuery(filter) }, filter.page)
  const calm = useCalmRefresh(answer, POLL_MILLISECONDS)
  useScoreNews(answer.data?.fixtures ?? noFixtures, calm.ask)
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
