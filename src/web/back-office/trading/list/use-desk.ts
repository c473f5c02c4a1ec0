import { useEffect } from 'react'
import { type TradingFixture, tradingContract } from '#contract/back-office/trading.ts'
import { LIVE_TOPIC, type LiveScoreFrame } from '#contract/live/live.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'
import { useCalmRefresh } from '#web/sport/board/games/use-board.ts'
import { useAddressFilter } from '../../kit/lists/use-address-filter.ts'
import { usePagedCall } from '../../kit/lists/use-paged-call.ts'
import { deskForm, deskQuery } from './desk-filter.ts'

/** Bets arrive constantly, and not over the live connection. */
const POLL_MILLISECONDS = 5_000

const noFixtures: readonly TradingFixture[] = []

/** The fixtures of the URL's filter, kept current without moving rows under the pointer. */
export function useDesk() {
  const { filter, show } = useAddressFilter(deskForm)
  const answer = usePagedCall(tradingContract.fixtures, { query: deskQuery(filter) }, filter.page)
  const calm = useCalmRefresh(answer, POLL_MILLISECONDS)
  useScoreNews(answer.data?.fixtures ?? noFixtures, calm.ask)
  return { filter, answer, show, onAim: calm.aimed }
}

/** Refetches when the score or period of a listed match changes. */
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
