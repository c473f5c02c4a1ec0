import { useEffect } from 'react'
import { minigameContract } from '#contract/minigame/minigames.ts'
import { useCall } from '#web/client/api/api.ts'
import { hearHouseTime, useHouseClock } from './house-clock.ts'
import { overdueBeat } from './overdue.ts'

/**
 * Current round and last result of all shown games; polled when a round has ended without news of the
 * next (MINI-085).
 */
export function useOverview() {
  const answer = useCall(minigameContract.overview, undefined, { staleTime: 0 })
  const { data, refetch } = answer
  const told = data?.now
  useEffect(() => {
    if (told !== undefined) hearHouseTime(told)
  }, [told])
  const ends = (data?.games ?? []).flatMap(({ round }) => (round ? [round.drawsAt] : []))
  const beat = useHouseClock(at => overdueBeat(ends, at))
  useEffect(() => {
    if (beat > 0) void refetch()
  }, [beat, refetch])
  return answer
}
