import { STOP_SECONDS } from '#domain/fixtures/in-play-stop.ts'
import { SECOND } from '#domain/instant.ts'
import type { ScriptIncident, ScriptPart, ScriptStop } from './match-script.ts'

/** Events of a script besides the score, while it is being written. */
export type ScriptNews = { readonly incidents: ScriptIncident[]; readonly stops: ScriptStop[] }

/** Adds the start and end of a period, and the stop at its end (handbook 2.3). */
export function tellPart({ incidents, stops }: ScriptNews, part: ScriptPart): void {
  incidents.push({ at: part.from, kind: 'period-start', side: null })
  incidents.push({ at: part.to, kind: 'period-end', side: null })
  stops.push({ from: part.to, to: part.to + STOP_SECONDS['period-end'] * SECOND, reason: 'period-end' })
}

/** Sorts events by time, as in a finished script. */
export const inOrder = ({ incidents, stops }: ScriptNews): ScriptNews => ({
  incidents: incidents.toSorted((a, b) => a.at - b.at),
  stops: stops.toSorted((a, b) => a.from - b.from),
})
