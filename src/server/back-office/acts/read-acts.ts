import { actTexts } from '#contract/back-office/act-texts.ts'
import type { ActSubject, backOfficeContract } from '#contract/back-office/back-office.ts'
import type { Output, Query } from '#contract/wire/route.ts'
import type { FixtureId } from '#domain/ids.ts'
import { formatSeoul, seoulDayRange } from '#domain/korean-formats.ts'
import { findByUserId } from '#server/members/members.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { ActRow } from '#server/site/site.ts'
import { listDeskMarkets, listDeskOutcomes } from '../trading/trading-markets.sql.ts'
import { nameMembers, nameSubjects } from './name-subjects.ts'

type ActsAsked = Omit<Query<typeof backOfficeContract.acts>, 'page'>
export type WireAct = Output<typeof backOfficeContract.acts>['acts'][number]

/** Parses the filter of the act log. */
export const actsFilter = async (
  db: Queries,
  { subject, about, fixtureId, operator, act, from, to }: ActsAsked,
) => ({
  subject: subject ?? null,
  ...(about && (await findAbout(db, about))),
  ...(fixtureId !== undefined && { subjects: await listSubjectsOf(db, fixtureId as FixtureId) }),
  operator,
  act,
  from: from === undefined ? undefined : seoulDayRange(from)?.from,
  before: to === undefined ? undefined : seoulDayRange(to)?.before,
})

/** Resolves the subject filter: a member by login name, otherwise a prefix of subjects. */
async function findAbout(
  db: Queries,
  about: string,
): Promise<{ readonly about: string } | { readonly subjects: readonly string[] }> {
  const member = about.includes(':') ? undefined : await findByUserId(db, about)
  return member ? { subjects: [`member:${member.id}`] } : { about }
}

/** Returns log entries for the back office, with the names of their subjects. */
export async function wireActs(db: Queries, acts: readonly ActRow[]): Promise<WireAct[]> {
  const subjects = acts.map(({ subject }) => subject)
  const [names, members] = await Promise.all([nameSubjects(db, subjects), nameMembers(db, subjects)])
  return acts.map(one => wireAct(one, names.get(one.subject), members.get(one.subject)))
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

/** Returns the log subjects of a fixture: itself, its markets and its outcomes. */
async function listSubjectsOf(db: Queries, fixtureId: FixtureId): Promise<readonly string[]> {
  const [markets, outcomes] = await Promise.all([
    listDeskMarkets(db, fixtureId),
    listDeskOutcomes(db, fixtureId),
  ])
  return [
    `fixture:${fixtureId}`,
    ...markets.map(({ id }) => `market:${id}`),
    ...outcomes.map(({ id }) => `outcome:${id}`),
  ]
}
