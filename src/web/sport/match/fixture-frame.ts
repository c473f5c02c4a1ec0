import type { LiveFixtureFrame } from '#contract/live/live.ts'
import { isRecord } from '#web/client/live/read-json.ts'

/** Type guard of a `fixture` frame. */
export function isFixtureFrame(data: unknown): data is LiveFixtureFrame {
  if (!isRecord(data)) return false
  const { fixtureId, seq, status, startdate, suspended } = data
  return (
    [fixtureId, seq, status].every(figure => typeof figure === 'number') &&
    typeof startdate === 'string' &&
    typeof suspended === 'boolean'
  )
}
