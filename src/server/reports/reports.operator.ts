import type { reportContract } from '#contract/back-office/reports/reports.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { exportReport } from './read/export-report.ts'
import { readReport, rowTitle } from './read/read-report.ts'

/** Operator routes for reports. */
export const reportRoutes = (
  deps: Pick<Deps, 'db' | 'clock'> & { readonly deskDb: Deps['db'] },
): Handlers<typeof reportContract> => ({
  report: async ({ query: { page, sort, ...filter }, caller }) => {
    const madeAt = formatSeoul(deps.clock.now(), 'YYYY-MM-DD HH:mm:ss')
    const { countedAt, rows, ...counts } = await readReport({ db: deps.deskDb }, filter, { sort, page })
    return accept({
      from: filter.from,
      to: filter.to,
      madeAt,
      madeBy: caller.userId,
      countedAt: countedAt === null ? null : formatSeoul(countedAt, 'YYYY-MM-DD HH:mm:ss'),
      rows: rows.map(({ key, name, userId, sportId, ...sums }) => ({
        ...sums,
        key,
        title: rowTitle(filter.group, { key, name, userId, sportId }),
      })),
      ...counts,
    })
  },
  exportReport: async ({ body: { filter, reason }, caller, ip }) =>
    accept(await exportReport(deps, { operator: caller, ip, reason }, filter)),
})
