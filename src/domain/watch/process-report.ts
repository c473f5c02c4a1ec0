import type { Instant } from '../instant.ts'

/** What a background task says of its turns. */
export type TaskReport = {
  readonly name: string
  /** Milliseconds between turns; null of what runs without turns. */
  readonly every: number | null
  /** Whether this process does it; null of work that each process does for itself. */
  readonly leads: boolean | null
  /** When it began, or took the lead, or began to stand by. */
  readonly since: Instant | null
  readonly turns: number
  /** When the last turn ended, and how many milliseconds it took. */
  readonly lastAt: Instant | null
  readonly lastMilliseconds: number | null
  readonly failures: number
  readonly lastFailure: { readonly at: Instant; readonly text: string } | null
  /** The last turn failed, or the lead was lost and is not back. */
  readonly isFailing: boolean
}

/** The connections of a pool. */
export type PoolFigures = {
  readonly connections: number
  readonly idle: number
  /** Who waits for a connection. */
  readonly waiting: number
  readonly most: number
}

/** What a process of the house says of itself. */
export type ProcessReport = {
  /** "machine:4711", the number of the process behind it. */
  readonly name: string
  readonly startedAt: Instant
  /** Of the package. */
  readonly version: string
  /** SHA-256 over the deployed files as they were at the start; null until they have been read. */
  readonly filesAtStart: string | null
  /** The same as they were when last looked at, and when that was. */
  readonly files: string | null
  readonly filesReadAt: Instant | null
  /** So many milliseconds is the clock of the process ahead of the database's; null before the first measure. */
  readonly driftMilliseconds: number | null
  readonly memoryBytes: number
  readonly pool: PoolFigures
  readonly bookingPool: PoolFigures
  /** Of what operators look up: they wait for each other there. */
  readonly deskPool: PoolFigures
  readonly liveConnections: number
  /** Bets that wait to be booked. */
  readonly waitingBets: number
  readonly tasks: readonly TaskReport[]
}

/** A report and how long ago it was told. */
export type ToldReport = { readonly report: ProcessReport; readonly ageMilliseconds: number }
