import { DAY, instant, MINUTE } from '#domain/instant.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countReportDays, listReportFaults, readOneMoment } from './compare-sums.sql.ts'
import { dropReportChecksBefore, findLastReportCheck, saveReportCheck } from './report-checks.sql.ts'

const LOOK_EVERY = 10 * MINUTE
const CHECK_EVERY = DAY
const KEPT_FOR = 400 * DAY
const FAULTS_MAX = 20

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/**
 * Holds the sums of the reports against the ledger, day by day, and against each other (T1). Reads one moment, with what
 * waits to be added, so it may run beside a working house.
 */
export const compareReports = (db: Db): Promise<{ days: number; faults: string[] }> =>
  db.transaction(async tx => {
    await readOneMoment(tx)
    return { days: await countReportDays(tx), faults: await listReportFaults(tx) }
  })

/** Compares where nobody has done so for a day, and keeps what came out; false where it was not due. */
export async function checkReportsWhenDue({ db, clock, log }: CheckDeps): Promise<boolean> {
  const last = await findLastReportCheck(db)
  if (last && clock.now() - last.at < CHECK_EVERY) return false
  const { days, faults } = await compareReports(db)
  if (faults.length > 0) log.error({ faults: faults.slice(0, FAULTS_MAX) }, 'the reports are wrong')
  await saveReportCheck(db, { at: clock.now(), days, faults: faults.slice(0, FAULTS_MAX) })
  await dropReportChecksBefore(db, instant(clock.now() - KEPT_FOR))
  return true
}

/** Compares once a day, beside the running house. */
export const reportCheck = (deps: CheckDeps): Background =>
  repeating('report-check', { every: LOOK_EVERY, work: () => checkReportsWhenDue(deps), log: deps.log })
