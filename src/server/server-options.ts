import type { Clock } from '#server/platform/process/clock.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { LogOptions } from '#server/platform/process/log.ts'
import type { AppOptions } from './app.ts'

/** What one node is started with. */
export type ServerOptions = {
  readonly databaseUrl: string
  /** 0 takes a free one. */
  readonly port: number
  readonly host?: string
  readonly logLevel?: LogOptions['level']
  readonly poolSize?: number
  readonly trustProxy?: AppOptions['trustProxy']
  readonly webFolder?: string
  readonly imageFolder?: string
  /**
   * 32 bytes that seal personal data in the database. The same for all nodes, kept outside the database; only play
   * data may do without.
   */
  readonly houseKey?: Buffer
  readonly extraFeatures?: AppOptions['extraFeatures']
  /** Whether the pages say that this is play with recorded matches. */
  readonly playMode?: AppOptions['playMode']
  readonly playLogins?: AppOptions['playLogins']
  readonly replay?: AppOptions['replay']
  readonly inPlay?: AppOptions['inPlay']
  readonly lsports?: AppOptions['lsports']
  /** The system's, unless a test or a replay owns time. */
  readonly clock?: Clock
  /** Runs on the migrated database before the first request, such as the seed of play data. */
  readonly prepare?: (deps: Deps) => Promise<void>
}
