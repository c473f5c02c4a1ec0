import { hostname } from 'node:os'
import { DAY, type Instant, instant, MINUTE, SECOND } from '#domain/instant.ts'
import type { PoolFigures, ProcessReport, TaskReport, ToldReport } from '#domain/watch/process-report.ts'
import type { Background } from '../process/background.ts'
import { repeating } from '../process/background.ts'
import type { Deps } from '../process/deps.ts'
import { digestOfFiles, readVersion } from './deployed-files.ts'
import {
  dropReport,
  dropSilentReports,
  listReports,
  readDatabaseTime,
  saveReport,
} from './process-reports.sql.ts'

export type ProcessWatch = {
  /** Current report of this process. */
  report(): ProcessReport
  /** Stores it for the others every ten seconds. */
  readonly background: Background
}

export type WatchSources = {
  readonly tasks: () => readonly TaskReport[]
  readonly bookingPool: () => PoolFigures
  readonly deskPool: () => PoolFigures
  readonly liveConnections: () => number
  readonly waitingBets: () => number
  readonly webFolder: string
}

type WatchDeps = Pick<Deps, 'db' | 'clock' | 'newUuid' | 'log'>

const TELL_EVERY = 10 * SECOND
/** A process that has been silent for this long is gone; until then it is shown as silent. */
const GONE_AFTER = 5 * MINUTE
const FILES_EVERY = DAY
/** Until the files have been read, which takes a moment on a busy machine. */
const UNREAD = { version: '?', atStart: null, now: null, readAt: null }

type Files = {
  readonly version: string
  readonly atStart: string | null
  readonly now: string | null
  readonly readAt: Instant | null
}

/** Monitors this process: its tasks, its clock compared with the database's, its files (X14, X15). */
export function openProcessWatch(deps: WatchDeps, sources: WatchSources): ProcessWatch {
  const { db, clock, newUuid, log } = deps
  const id = newUuid()
  const startedAt = clock.now()
  let files: Files = UNREAD
  let driftMilliseconds: number | null = null

  const readFiles = async () => {
    const [version, now] = await Promise.all([readVersion(), digestOfFiles(sources.webFolder)])
    if (files.now !== null && files.now !== now)
      log.error({ before: files.now, now }, 'the deployed files have changed since the start')
    files = { version, atStart: files.atStart ?? now, now, readAt: clock.now() }
  }
  const report = (): ProcessReport => ({
    name: `${hostname()}:${process.pid}`,
    startedAt,
    version: files.version,
    filesAtStart: files.atStart,
    files: files.now,
    filesReadAt: files.readAt,
    driftMilliseconds,
    memoryBytes: process.memoryUsage.rss(),
    pool: db.pool(),
    bookingPool: sources.bookingPool(),
    deskPool: sources.deskPool(),
    liveConnections: sources.liveConnections(),
    waitingBets: sources.waitingBets(),
    tasks: sources.tasks(),
  })
  const tell = async () => {
    driftMilliseconds = await measureDrift(deps)
    await saveReport(db, id, report())
    await dropSilentReports(db, GONE_AFTER)
  }
  return { report, background: watching({ tell, readFiles, leave: () => dropReport(db, id), log }) }
}

/** Returns how far the clock is ahead of the database's, corrected by half of the round trip. */
async function measureDrift({ db, clock }: WatchDeps): Promise<number> {
  const before = clock.now()
  const theirs = await readDatabaseTime(db)
  return instant(Math.trunc((before + clock.now()) / 2)) - theirs
}

type Watching = {
  readonly tell: () => Promise<void>
  readonly readFiles: () => Promise<void>
  readonly leave: () => Promise<unknown>
  readonly log: Deps['log']
}

function watching({ tell, readFiles, leave, log }: Watching): Background {
  const telling = repeating('process-report', { every: TELL_EVERY, work: tell, log })
  const looking = repeating('deployed-files', { every: FILES_EVERY, work: readFiles, log })
  const fault = (err: unknown) => log.warn({ err }, 'the process report could not be written')
  return {
    name: telling.name,
    start: async () => {
      const first = readFiles().then(tell).catch(fault)
      const stops = [await telling.start(), await looking.start()]
      return async () => {
        await first
        for (const stop of stops) await stop()
        await leave().catch(fault)
      }
    },
    ...(telling.report ? { report: telling.report } : {}),
  }
}

/** Returns the reports of all processes. */
export const listToldReports = ({ db }: Pick<Deps, 'db'>): Promise<ToldReport[]> => listReports(db)
