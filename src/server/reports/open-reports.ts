import { reportContract } from '#contract/back-office/reports/reports.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { reportCheck } from './check/check-reports.ts'
import { followBackground } from './follow/follow-background.ts'
import { reportRoutes } from './reports.operator.ts'

export type Reports = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** Opens the reports for the app: routes, background updates of the sums, and their verification. */
export const openReports = (
  deps: Pick<Deps, 'db' | 'clock' | 'log'> & {
    /** Connections for operators' queries. */
    readonly deskDb: Db
  },
): Reports => ({
  features: [feature(reportContract, reportRoutes(deps))],
  backgrounds: [followBackground(deps), reportCheck(deps)],
})
