import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { checkWhenDue, dailyCheck } from '#server/platform/watch/daily-check.ts'
import { countReportDays, listReportFaults, readOneMoment } from './compare-sums.sql.ts'
import { dropReportChecksBefore, findLastReportCheck, saveReportCheck } from './report-checks.sql.ts'

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

/** Compares where nobody has done so for a day; false where it was not due. */
export const checkReportsWhenDue = (deps: CheckDeps): Promise<boolean> =>
  checkWhenDue(deps, {
    wrong: 'the reports are wrong',
    findLast: () => findLastReportCheck(deps.db),
    prove: () => compareReports(deps.db),
    save: check => saveReportCheck(deps.db, check),
    dropBefore: before => dropReportChecksBefore(deps.db, before),
  })

/** Compares once a day, beside the running house. */
export const reportCheck = (deps: CheckDeps): Background =>
  dailyCheck('report-check', deps, () => checkReportsWhenDue(deps))
