import type { backOfficeContract } from '#contract/back-office/back-office.ts'
import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  countActs,
  exportedActs,
  exportFile,
  findGuard,
  findHead,
  type HeadPlace,
  listActs,
  openActsProof,
  verifyHeads,
} from '#server/site/site.ts'
import { actsFilter, wireActs } from './acts/read-acts.ts'

/** Operator routes for the act log: reading and verifying, never changing. */
export function backOfficeRoutes({
  db,
  clock,
  heads,
}: Pick<Deps, 'db' | 'clock'> & {
  /** Where the heads of the log are stored outside the database. */
  readonly heads: HeadPlace | undefined
}): Handlers<typeof backOfficeContract> {
  const proveActs = openActsProof({ db, clock })
  return {
    acts: async ({ query: { page, ...asked } }) => {
      const filter = await actsFilter(db, asked)
      const [acts, totalCount] = await Promise.all([
        listActs(db, { ...filter, ...partOf(page) }),
        countActs(db, filter),
      ])
      return accept({ acts: await wireActs(db, acts), ...pageCountsOf(totalCount) })
    },
    verifyActs: async () => {
      const [{ count, brokenAt }, { apart, past }] = await Promise.all([proveActs(), findGuard(db)])
      const kept = heads?.read
      return accept({
        count,
        brokenAt,
        heads: kept ? await verifyHeads(db, kept()) : null,
        apart: apart && !past,
      })
    },
    exportActs: async ({ body: { reason }, caller, ip }) => {
      const told = { act: 'export-acts', subject: 'acts', after: null }
      return accept(
        await exportFile({ db, clock }, { operator: caller, ip, reason }, told, async at => {
          const until = (await findHead(db))?.count ?? 0
          const moment = new Date(at).toISOString()
          return {
            fileName: `act-log-${moment.slice(0, 10)}-${until}.jsonl`,
            write: async take => {
              for await (const line of exportedActs(db, { until, at: moment })) await take(line)
            },
          }
        }),
      )
    },
  }
}
