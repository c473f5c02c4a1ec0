import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { checkWhenDue, dailyCheck } from '#server/platform/watch/daily-check.ts'
import { countReportDays, listReportFaults, readOneMoment } from './compare-sums.sql.ts'
import { dropReportChecksBefore, findLastReportCheck, saveReportCheck } from './report-checks.sql.ts'

type CheckDeps = Pick<Deps, 'db' | 'clock' | 'log'>

/**
 * Compares the sums of the reports with the ledger, day by day, and with each other (T1). Reads one snapshot including
 * pending changes, so it may run while the server works.
 */
export const compareReports = (db: Db): Promise<{ days: number; faults: string[] }> =>
  db.transaction(async tx => {
    await readOneMoment(tx)
    return { days: await countReportDays(tx), faults: await listReportFaults(tx) }
  })

/** Compares if the last check is a day old; false if not due. */
export const checkReportsWhenDue = (deps: CheckDeps): Promise<boolean> =>
  checkWhenDue(deps, {
    wrong: 'the reports are wrong',
    findLast: () => findLastReportCheck(deps.db),
    prove: () => compareReports(deps.db),
    save: check => saveReportCheck(deps.db, check),
    dropBefore: before => dropReportChecksBefore(deps.db, before),
  })

/** Compares once a day while the server works. */
export const reportCheck = (deps: CheckDeps): Background =>
  dailyCheck('report-check', deps, () => checkReportsWhenDue(deps))
