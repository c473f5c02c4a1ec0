import type { backOfficeContract } from '#contract/back-office/back-office.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countActs, listActs, openActsProof } from '#server/site/site.ts'
import { actsFilter, wireActs } from './read-acts.ts'

/** The operators' doorway to the log of their own acts: to read and to verify, never to change. */
export function backOfficeRoutes({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof backOfficeContract> {
  const proveActs = openActsProof({ db, clock })
  return {
    acts: async ({ query: { page, ...asked } }) => {
      const filter = await actsFilter(db, asked)
      const [acts, totalCount] = await Promise.all([
        listActs(db, { ...filter, limit: PAGE_SIZE, offset: pageStart(page) }),
        countActs(db, filter),
      ])
      return accept({ acts: await wireActs(db, acts), pageCount: pageCountOf(totalCount), totalCount })
    },
    verifyActs: async () => {
      const { count, brokenAt } = await proveActs()
      return accept({ count, brokenAt })
    },
  }
}
