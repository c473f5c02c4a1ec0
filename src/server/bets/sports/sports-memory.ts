import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { type BetRecords, openBetRecords } from '../record/bet-records.ts'
import { type BookMemory, createBookMemory } from './book-memory.ts'
import { type LevelsInForce, openLevelsInForce } from './levels-in-force.ts'

/** Per-process caches of what sports bets are judged by; each is valid under the locks of a batch. */
export type SportsMemory = {
  readonly memory: BookMemory
  readonly levelsInForce: LevelsInForce
  readonly records: BetRecords
}

/** Dependencies for judging sports bets. */
export type SportsDeps = Pick<Deps, 'clock'> & SportsMemory & { readonly site: Site }

export const openSportsMemory = (): SportsMemory => ({
  memory: createBookMemory(),
  levelsInForce: openLevelsInForce(),
  records: openBetRecords(),
})
