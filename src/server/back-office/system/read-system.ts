import type { Instant } from '#domain/instant.ts'
import { type Alarm, findAlarms } from '#domain/watch/alarms.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import type { ToldReport } from '#domain/watch/process-report.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { listToldReports } from '#server/platform/watch/process-watch.ts'
import { readHouseFigures } from '../house-figures.ts'

/** All processes, the monitored figures, and the alarms. */
export type SystemState = {
  readonly at: Instant
  readonly told: readonly ToldReport[]
  readonly house: HouseFigures
  readonly alarms: readonly Alarm[]
}

export async function readSystem(deps: Pick<Deps, 'db' | 'clock'>): Promise<SystemState> {
  const [told, house] = await Promise.all([listToldReports(deps), readHouseFigures(deps)])
  const at = deps.clock.now()
  return { at, told, house, alarms: findAlarms(told, house, at) }
}
