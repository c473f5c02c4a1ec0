import { actTexts, type backOfficeContract } from '#contract/back-office.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Handlers } from '#server/platform/http.ts'
import { type ActRow, countActs, listActs, verifyActs } from '#server/site/site.ts'

const PAGE_SIZE = 15

/** The operators' doorway to the log of their own acts: to read and to verify, never to change. */
export const backOfficeRoutes = ({ db }: Pick<Deps, 'db'>): Handlers<typeof backOfficeContract> => ({
  acts: async ({ query }) => {
    const subject = query.subject ?? null
    const [acts, totalCount] = await Promise.all([
      listActs(db, { subject, limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE }),
      countActs(db, subject),
    ])
    return accept({ acts: acts.map(wireAct), pageCount: Math.ceil(totalCount / PAGE_SIZE), totalCount })
  },
  verifyActs: async () => accept(await verifyActs(db)),
})

const textOf: ReadonlyMap<string, string> = new Map(Object.entries(actTexts))

const wireAct = ({ id, operator, act, subject, reason, before, after, ip, at, hash }: ActRow) => ({
  id,
  operator,
  act,
  actText: textOf.get(act) ?? act,
  subject,
  reason,
  before,
  after,
  ip,
  at: formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'),
  hash: hash.toString('hex'),
})
