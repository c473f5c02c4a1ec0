import { useEffect, useState } from 'react'
import { minigameContract, type OfferedRound } from '#contract/minigame/minigames.ts'
import { useCall } from '#web/client/api/api.ts'
import { useHouseClock } from './house-clock.ts'
import { overdueBeat } from './overdue.ts'
import { currentOf, recentOf } from './take-frame.ts'

/** Phase of a round: open for betting, closed, or due for its draw. */
export type RoundPhase = 'open' | 'closed' | 'due'

/** Phase of a round by the server's clock and its known state. */
export function phaseOf(round: Pick<OfferedRound, 'closesAt' | 'drawsAt' | 'state'>, at: number): RoundPhase {
  if (at >= round.drawsAt) return 'due'
  return at >= round.closesAt || round.state !== 'open' ? 'closed' : 'open'
}

/** All viewers' rounds end at the same moment; the next one is requested within this time after it. */
const SPREAD_MILLISECONDS = 300

/**
 * The round open for betting, or the last one. When it has ended, the current game is requested again,
 * with or without the live connection (MINI-085).
 */
export function useCurrentRound(gameId: number) {
  const answer = useCall(minigameContract.events, currentOf(gameId), { staleTime: 0 })
  const { data, refetch } = answer
  const round = useLasting(data?.[0])
  const end = round?.drawsAt
  const [spread] = useState(() => Math.random() * SPREAD_MILLISECONDS)
  const passed = useHouseClock(at => end !== undefined && at >= end + spread)
  const beat = useHouseClock(at => (end === undefined ? 0 : overdueBeat([end], at)))
  useEffect(() => {
    if (passed || beat > 0) void refetch()
  }, [passed, beat, refetch])
  return { answer, round }
}

/** Between the end of a round and the start of the next there is briefly none: the last one is kept. */
const KEPT_MILLISECONDS = 20_000

function useLasting(round: OfferedRound | undefined): OfferedRound | undefined {
  const [last, setLast] = useState(round)
  if (round && round !== last) setLast(round)
  const isOld = useHouseClock(at => last !== undefined && at >= last.drawsAt + KEPT_MILLISECONDS)
  return round ?? (isOld ? undefined : last)
}

/**
 * Recent draws of a game, newest first; requested again when the draw before the current round is
 * missing.
 */
export function useRecentDraws(gameId: number, current: OfferedRound | undefined) {
  const answer = useCall(minigameContract.recent, recentOf(gameId), { staleTime: 0 })
  const { data, refetch } = answer
  const before = current?.startsAt
  const isMissing = data !== undefined && before !== undefined && (data[0]?.drawsAt ?? 0) < before
  const beat = useHouseClock(at => (isMissing && before !== undefined ? overdueBeat([before], at) : 0))
  useEffect(() => {
    if (beat > 0) void refetch()
  }, [beat, refetch])
  return answer
}
