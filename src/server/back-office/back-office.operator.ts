import { actTexts } from '#contract/back-office/act-texts.ts'
import type { ActSubject, backOfficeContract } from '#contract/back-office/back-office.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { FixtureId } from '#domain/ids.ts'
import { formatSeoul, seoulDayRange } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type ActRow, countActs, listActs, openActsProof } from '#server/site/site.ts'
import { listSubjectsOf } from './fixture-subjects.ts'
import { nameMembers, nameSubjects } from './name-subjects.ts'

/** The operators' doorway to the log of their own acts: to read and to verify, never to change. */
export function backOfficeRoutes({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Handlers<typeof backOfficeContract> {
  const proveActs = openActsProof({ db, clock })
  return {
    acts: async ({ query }) => {
      const { page, subject = null, fixtureId, operator, act, from, to } = query
      const filter = {
        subject,
        subjects: fixtureId === undefined ? undefined : await listSubjectsOf(db, fixtureId as FixtureId),
        operator,
        act,
        from: from === undefined ? undefined : seoulDayRange(from)?.from,
        before: to === undefined ? undefined : seoulDayRange(to)?.before,
      }
      const [acts, totalCount] = await Promise.all([
        listActs(db, { ...filter, limit: PAGE_SIZE, offset: pageStart(page) }),
        countActs(db, filter),
      ])
      const subjects = acts.map(({ subject }) => subject)
      const [names, members] = await Promise.all([nameSubjects(db, subjects), nameMembers(db, subjects)])
      return accept({
        acts: acts.map(one => wireAct(one, names.get(one.subject), members.get(one.subject))),
        pageCount: pageCountOf(totalCount),
        totalCount,
      })
    },
    verifyActs: async () => {
      const { count, brokenAt } = await proveActs()
      return accept({ count, brokenAt })
    },
  }
}

const textOf: ReadonlyMap<string, string> = new Map(Object.entries(actTexts))

const wireAct = (
  { id, operator, act, subject, reason, before, after, ip, at, hash }: ActRow,
  fixture: ActSubject | undefined,
  member: string | undefined,
) => ({
  id,
  operator,
  act,
  actText: textOf.get(act) ?? act,
  subject,
  fixture: fixture ?? null,
  member: member ?? null,
  reason,
  before,
  after,
  ip,
  at: formatSeoul(at, 'YYYY-MM-DD HH:mm:ss'),
  hash: hash.toString('hex'),
})
