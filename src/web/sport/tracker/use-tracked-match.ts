import { useEffect } from 'react'
import { inplayContract, type TrackedMatch } from '#contract/fixtures/inplay.ts'
import { oddsTopic } from '#contract/live/live.ts'
import { useTimedCall } from '#web/client/api/api.ts'
import { useLiveTopics } from '#web/client/live/live.ts'
import { joinIncidents, useLiveReports, useReport } from '../match/live-reports.ts'
import { useMatchClock, useScore } from '../match/use-score.ts'

/** The match is refetched after this time even without news. */
const safetyNet = 60_000

/**
 * A match for the tracker. With `listens` it subscribes to the match's own topic; else the page receives
 * its news.
 */
export function useTrackedMatch(fixtureId: number, listens: boolean) {
  useLiveTopics(listens ? [oddsTopic(fixtureId)] : [])
  return useTimedCall(inplayContract.tracker, { params: { fixtureId } }, { refetchInterval: safetyNet })
}

/** The current match: as loaded, updated by later messages. */
export function useMatchNow(match: TrackedMatch, loadedAt: number, reread: () => void) {
  const score = useScore(match, loadedAt)
  const clock = useMatchClock(match, loadedAt)
  const { danger, stopReason } = useReport(match, loadedAt)
  const heard = useLiveReports(reports => reports[match.fixtureId]?.incidents)
  const incidents = joinIncidents(match.incidents, heard ?? [])
  // Incidents are numbered from 1, so a missing one is detected.
  const isWhole = incidents.length === (incidents.at(-1)?.number ?? 0)
  useEffect(() => {
    if (!isWhole) reread()
  }, [isWhole, reread])
  return { score, clock, danger, stopReason, incidents }
}

export type MatchNow = ReturnType<typeof useMatchNow>
