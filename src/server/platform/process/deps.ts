import type { Bus } from '../news/bus.ts'
import type { Db } from '../postgres/postgres.ts'
import type { NewUuid } from '../postgres/uuid.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import type { Seal } from './seal.ts'

/** Shared dependencies, created once at start. A use case takes what it needs: `Pick<Deps, 'db'>`. */
export type Deps = {
  readonly db: Db
  readonly clock: Clock
  readonly newUuid: NewUuid
  readonly bus: Bus
  readonly seal: Seal
  readonly log: Log
}
