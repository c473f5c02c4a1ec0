import { actTexts } from '#contract/back-office/act-texts.ts'
import type { ActSubject, backOfficeContract } from '#contract/back-office/back-office.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { FixtureId } from '#domain/ids.ts'
import { formatSeoul, seoulDayRange } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import { findByUserId } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { StreamedText } from '#server/platform/http/streamed-text.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import {
  type ActRow,
  countActs,
  exportedActs,
  findGuard,
  findHead,
  type HeadPlace,
  listActs,
  openActsProof,
  recordAct,
  verifyHeads,
} from '#server/site/site.ts'
import { listSubjectsOf } from './fixture-subjects.ts'
import { nameMembers, nameSubjects } from './name-subjects.ts'

/** The operators' doorway to the log of their own acts: to read and to verify, never to change. */
export function backOfficeRoutes({
  db,
  clock,
  heads,
}: Pick<Deps, 'db' | 'clock'> & {
  /** Where the heads of the log are kept beside the database. */
  readonly heads: HeadPlace | undefined
}): Handlers<typeof backOfficeContract> {
  const proveActs = openActsProof({ db, clock })
  return {
    acts: async ({ query }) => {
      const { page, subject = null, about, fixtureId, operator, act, from, to } = query
      const filter = {
        subject,
        ...(about && (await findAbout(db, about))),
        ...(fixtureId !== undefined && { subjects: await listSubjectsOf(db, fixtureId as FixtureId) }),
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
      const [{ count, brokenAt }, { apart, past }] = await Promise.all([proveActs(), findGuard(db)])
      const kept = heads?.read
      return accept({
        count,
        brokenAt,
        heads: kept ? await verifyHeads(db, kept()) : null,
        apart: apart && !past,
      })
    },
    exportActs: async ({ query: { reason }, caller, ip }) => {
      const at = clock.now()
      const done = { act: 'export-acts', subject: 'acts', before: null, after: null }
      await db.transaction(tx => recordAct(tx, { operator: caller, ip, reason, ...done, at }))
      const until = (await findHead(db))?.count ?? 0
      const moment = new Date(at).toISOString()
      return accept(
        new StreamedText(`act-log-${moment.slice(0, 10)}-${until}.jsonl`, async take => {
          for await (const line of exportedActs(db, { until, at: moment })) await take(line)
        }),
      )
    },
  }
}

/** The acts about a member, by login name, or else those whose subject begins so. */
async function findAbout(
  db: Deps['db'],
  about: string,
): Promise<{ readonly about: string } | { readonly subjects: readonly string[] }> {
  const member = about.includes(':') ? undefined : await findByUserId(db, about)
  return member ? { subjects: [`member:${member.id}`] } : { about }
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
