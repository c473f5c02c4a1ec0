import type { Bus } from './bus.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Db } from './postgres.ts'
import type { Seal } from './seal.ts'
import type { NewUuid } from './uuid.ts'

/** The tools of the house, made once at start. A use case takes the slice it needs: `Pick<Deps, 'db'>`. */
export type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly newUuid: NewUuid
  readonly bus: Bus
  readonly seal: Seal
  readonly log: Log
}
