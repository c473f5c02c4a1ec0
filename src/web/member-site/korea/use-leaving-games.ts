import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Game } from '#contract/fixtures.ts'
import { fixtureCode } from '#contract/wire/status-codes.ts'
import { useLiveScores } from '#web/sport/match/live-scores.ts'
import { type Leaving, leavingOf, withLeaving } from './leaving-games.ts'

/** How long a match that is over is still to be seen, in milliseconds. */
const farewell = 6_000

const hasEnded = (fixtureId: number): boolean => {
  const heard = useLiveScores.getState()[fixtureId]
  return heard !== undefined && heard.frame.status !== fixtureCode.live
}

/** The games of the list, and for a moment those that have just ended: nothing vanishes under the eye. */
export function useLeavingGames(games: readonly Game[]): readonly Game[] {
  const before = useRef(games)
  const [leaving, setLeaving] = useState<readonly Leaving[]>([])
  useLayoutEffect(() => {
    const gone = leavingOf(before.current, games, hasEnded)
    before.current = games
    if (gone.length > 0) setLeaving(known => [...known, ...gone])
  }, [games])
  useEffect(() => {
    if (leaving.length === 0) return
    const timer = window.setTimeout(() => setLeaving([]), farewell)
    return () => window.clearTimeout(timer)
  }, [leaving])
  return withLeaving(games, leaving)
}
