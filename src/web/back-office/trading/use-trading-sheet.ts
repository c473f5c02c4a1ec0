import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { backOfficeContract } from '#contract/back-office/back-office.ts'
import { betOperatorContract } from '#contract/back-office/bets-operator.ts'
import { tradingContract } from '#contract/back-office/trading.ts'
import { oddsTopic } from '#contract/live/live.ts'
import { useCall } from '#web/client/api/api.ts'
import { readAgain } from '#web/client/api/read-again.ts'
import { onLive, useLiveTopics } from '#web/client/live/live.ts'
import { useCalmRefresh } from '#web/sport/board/games/use-board.ts'

/** Bets come in all the time and no frame tells of them. */
const POLL_MILLISECONDS = 5_000

const isOf = (fixtureId: number, data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'fixtureId' in data && data.fixtureId === fixtureId

/** Everything the desk knows of a fixture. Prices move by the live line at once, the rest is read again behind it. */
export function useTradingSheet(fixtureId: number) {
  const answer = useCall(tradingContract.fixture, { params: { fixtureId } }, { staleTime: 0 })
  const calm = useCalmRefresh(answer, POLL_MILLISECONDS)
  useLiveTopics([oddsTopic(fixtureId)])
  useEffect(() => {
    const stops = ['odds', 'fixture', 'score'].map(event =>
      onLive(event, data => {
        if (isOf(fixtureId, data)) calm.ask()
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [fixtureId, calm])
  return { answer, onAim: calm.aimed }
}

const changedByActs = [
  tradingContract.fixture,
  tradingContract.fixtures,
  betOperatorContract.openBetsOn,
  backOfficeContract.acts,
] as const

/** After an act of one's own: what it changed, and the log that tells of it. */
export function useReadAgain(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const route of changedByActs) void readAgain(queryClient, route)
  }
}
