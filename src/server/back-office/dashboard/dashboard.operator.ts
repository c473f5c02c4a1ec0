import type { dashboardContract } from '#contract/back-office/reports/dashboard.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { ReportSums } from '#domain/reports/report-sums.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { productWord } from '#server/reports/reports.ts'
import { type TodayDeps, todayReader } from './read-today.ts'

/** Operator routes for the current day's figures. */
export function dashboardRoutes(deps: TodayDeps): Handlers<typeof dashboardContract> {
  const readToday = todayReader(deps)
  return {
    today: async () => {
      const { at, countedAt, total, yesterday, products, ...rest } = await readToday()
      return accept({
        ...rest,
        at: formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'),
        countedAt: countedAt === null ? null : formatSeoul(countedAt, 'YYYY-MM-DD HH:mm:ss'),
        total: wireSums(total),
        yesterday: wireSums(yesterday),
        products: products.map(({ product, sums, openStakes }) => ({
          product,
          title: productWord(product),
          ...wireSums(sums),
          openStakes,
        })),
      })
    },
  }
}

const wireSums = ({ pointsIn: _in, pointsOut: _out, ...sums }: ReportSums) => sums
