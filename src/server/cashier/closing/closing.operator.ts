import type { closingContract } from '#contract/cashier/closing.ts'
import { accountWord } from '#domain/cashier/closing.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { exportTable, reportHead } from '#server/site/site.ts'
import { closingLines } from './closing-table.ts'
import { explainDayDifference } from './explain-day-difference.ts'
import { readClosing, readClosings } from './read-closings.ts'

const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** Operator routes for daily closings. */
export const closingRoutes = (
  deps: Pick<Deps, 'db' | 'clock'> & { readonly deskDb: Deps['db'] },
): Handlers<typeof closingContract> => ({
  list: async ({ query: { before } }) => {
    const { days, hasMore } = await readClosings({ db: deps.deskDb }, before)
    return accept({
      days: days.map(({ closedAt, ...one }) => ({ ...one, closedAt: seoul(closedAt) })),
      hasMore,
    })
  },
  day: async ({ params: { day } }) => {
    const closing = await readClosing({ db: deps.deskDb }, day)
    if (!closing) return refuse({ code: 'NOT_FOUND' })
    return accept({
      day,
      closedAt: seoul(closing.closedAt),
      gateway: closing.gateway,
      accounts: closing.accounts.map(one => ({ ...one, name: accountWord(one.account) })),
      flows: [...closing.flows],
      differences: closing.differences.map(({ explainedAt, ...one }) => ({
        ...one,
        explainedAt: explainedAt === null ? null : seoul(explainedAt),
      })),
    })
  },
  explain: ({ params: { id }, body: { reason }, caller, ip }) =>
    explainDayDifference(deps, { operator: caller, ip, reason }, id),
  file: async ({ params: { day }, body: { reason }, caller, ip }) => {
    const closing = await readClosing(deps, day)
    if (!closing) return refuse({ code: 'NOT_FOUND' })
    const told = { act: 'export-list', subject: `closing:${day}`, after: { list: 'closing', day } }
    return accept(
      await exportTable(deps, { operator: caller, ip, reason }, told, at => ({
        fileName: `일마감-${day}.csv`,
        write: async take => {
          await take(reportHead(['일마감'], { from: day, to: day }, { at, by: caller.userId }))
          await take(closingLines(closing))
        },
      })),
    )
  },
})
