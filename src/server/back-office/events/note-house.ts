import type { Deps } from '#server/platform/process/deps.ts'
import { readSystem } from '../system/read-system.ts'
import { noteAlarms } from './house-events.sql.ts'

/** Records the current alarms. */
export async function noteHouse(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const { alarms, at } = await readSystem(deps)
  await noteAlarms(
    deps.db,
    alarms.map(({ code, subject, figure }) => ({
      subject: `${code} ${subject}`.trim(),
      detail: figure === null ? '' : String(figure),
    })),
    at,
  )
}
