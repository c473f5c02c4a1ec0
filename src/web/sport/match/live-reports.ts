import { create } from 'zustand'
import type { WireIncident } from '#contract/fixtures/inplay.ts'
import type { LiveReportFrame, LiveReportState } from '#contract/live/live.ts'
import { isRecord } from '#web/client/live/read-json.ts'
import { newestOf } from './heard.ts'

type Heard = LiveReportState & {
  /** Time of arrival; epoch milliseconds. */
  readonly at: number
  /** Incidents received since the page opened, in order. */
  readonly incidents: readonly WireIncident[]
}

/** Feed reports of running matches received since the page opened, by fixture. */
export const useLiveReports = create<Readonly<Record<number, Heard>>>(() => ({}))

/** Stores a `report`; ignores invalid data. */
export function takeReport(data: unknown, at: number): void {
  if (!isReport(data)) return
  const { fixtureId, danger, stopReason, incidents } = data
  const known = useLiveReports.getState()[fixtureId]?.incidents ?? []
  useLiveReports.setState({
    [fixtureId]: { danger, stopReason, at, incidents: joinIncidents(known, incidents) },
  })
}

/** Joins incidents, each once by its number, in order. */
export function joinIncidents(
  known: readonly WireIncident[],
  more: readonly WireIncident[],
): readonly WireIncident[] {
  if (more.length === 0) return known
  const byNumber = new Map([...known, ...more].map(one => [one.number, one]))
  return [...byNumber.values()].toSorted((a, b) => a.number - b.number)
}

/** Current danger and stop of a listed match: the list's, or a newer report's. */
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
