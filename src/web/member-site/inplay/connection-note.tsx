import { StaleNote } from '#web/kit/overlays/stale-note.tsx'
import { unsteadyText } from '#web/sport/prices/unsteady-text.ts'
import { useStale } from './use-inplay-games.ts'

/** Notice that odds are locked because the connection has been silent too long (handbook 2.8). */
export function ConnectionNote() {
  return <StaleNote text={useStale() ? unsteadyText : undefined} />
}
