import { StaleNote } from '#web/kit/overlays/stale-note.tsx'
import { unsteadyText } from '#web/sport/prices/unsteady-text.ts'
import { useStale } from './use-inplay-games.ts'

/** Nothing arrived for too long: prices are locked until something does (handbook 2.8). */
export function ConnectionNote() {
  return <StaleNote text={useStale() ? unsteadyText : undefined} />
}
