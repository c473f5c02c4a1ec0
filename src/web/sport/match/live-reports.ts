import { create } from 'zustand'
import type { WireIncident } from '#contract/inplay.ts'
import type { LiveReportFrame, LiveReportState } from '#contract/live/live.ts'
import { isRecord } from '#web/client/live/read-json.ts'
import { newestOf } from './heard.ts'

type Heard = LiveReportState & {
  /** When it was heard; milliseconds since 1970. */
  readonly at: number
  /** Those told since the page is open, in order. */
  readonly incidents: readonly WireIncident[]
}

/** What feeds said of running matches since the page is open, by fixture. */
export const useLiveReports = create<Readonly<Record<number, Heard>>>(() => ({}))

/** Takes in a `report`; what is none is left out. */
export function takeReport(data: unknown, at: number): void {
  if (!isReport(data)) return
  const { fixtureId, danger, stopReason, incidents } = data
  const known = useLiveReports.getState()[fixtureId]?.incidents ?? []
  useLiveReports.setState({
    [fixtureId]: { danger, stopReason, at, incidents: joinIncidents(known, incidents) },
  })
}

/** Each once, by its number, in order. */
export function joinIncidents(
  known: readonly WireIncident[],
  more: readonly WireIncident[],
): readonly WireIncident[] {
  if (more.length === 0) return known
  const byNumber = new Map([...known, ...more].map(one => [one.number, one]))
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** Danger and stop of a listed match as they stand: the list's, or what was heard since it was loaded. */
export function useReport(
  game: LiveReportState & { readonly fixtureId: number },
  loadedAt: number,
): LiveReportState {
  const heard = useLiveReports(reports => reports[game.fixtureId])
  return newestOf<LiveReportState>(game, loadedAt, heard)
}

function isReport(data: unknown): data is LiveReportFrame {
  return isRecord(data) && typeof data.fixtureId === 'number' && Array.isArray(data.incidents)
}
