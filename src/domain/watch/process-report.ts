import type { Instant } from '../instant.ts'

/** Status of a background task. */
export type TaskReport = {
  readonly name: string
  /** Milliseconds between runs; null for tasks without a schedule. */
  readonly every: number | null
  /** Whether this process leads the task; null for tasks that every process runs. */
  readonly leads: boolean | null
  /** When it started, took the lead, or went on standby. */
  readonly since: Instant | null
  readonly turns: number
  /** When the last run ended, and its duration in milliseconds. */
  readonly lastAt: Instant | null
  readonly lastMilliseconds: number | null
  readonly failures: number
  readonly lastFailure: { readonly at: Instant; readonly text: string } | null
  /** The last run failed, or the lead was lost and not regained. */
  readonly isFailing: boolean
}

/** Connections of a database pool. */
export type PoolFigures = {
  readonly connections: number
  readonly idle: number
  /** Requests waiting for a connection. */
  readonly waiting: number
  readonly most: number
}

/** Status report of a process. */
export type ProcessReport = {
  /** "machine:4711": host name and process id. */
  readonly name: string
  readonly startedAt: Instant
  /** Version of the package. */
  readonly version: string
  /** SHA-256 of the deployed files at the start; null until they have been read. */
  readonly filesAtStart: string | null
  /** The same at the last check, and when that was. */
  readonly files: string | null
  readonly filesReadAt: Instant | null
  /**
   * How many milliseconds the process's clock is ahead of the database's; null before the first
   * measurement.
   */
  readonly driftMilliseconds: number | null
  readonly memoryBytes: number
  readonly pool: PoolFigures
  readonly bookingPool: PoolFigures
  /** Separate pool for queries of operators. */
  readonly deskPool: PoolFigures
  readonly liveConnections: number
  /** Bets that are waiting to be booked. */
  readonly waitingBets: number
  readonly tasks: readonly TaskReport[]
}

/** A report and its age. */
export type ToldReport = { readonly report: ProcessReport; readonly ageMilliseconds: number }
