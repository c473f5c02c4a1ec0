import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readClaims } from '../claims/read-claims.ts'
import { listRuns } from '../losing/losing.sql.ts'
import { listPurses } from '../purses/purses.sql.ts'
import { listDays, listRollingSince } from '../settlements/commission-days.sql.ts'
import {
  listChangers,
  listNewestTerms,
  listTermed,
  listTermsVersions,
  listWaysUp,
  type TermedFilter,
  type TermedMember,
} from './partner-terms.sql.ts'

const WEEKS_SHOWN = 26
const DAYS_SHOWN = 31

/** Returns all members with terms, each with the next active partner above. */
async function readTermed(db: Queries, filter: TermedFilter = {}) {
  const rows = await listTermed(db, filter)
  const parents = await readParents(
    db,
    rows.map(row => row.memberId),
  )
  return rows.map(row => ({ ...row, parentId: parents.get(row.memberId) ?? null }))
}

/** The next active partner above each of these members. */
async function readParents(db: Queries, ids: readonly MemberId[]): Promise<ReadonlyMap<MemberId, MemberId>> {
  const steps = await listWaysUp(db, ids)
  const above = [...new Set(steps.filter(step => step.steps > 0).map(step => step.above))]
  const active = new Set(
    (await listNewestTerms(db, above))
      .filter(terms => terms.active && terms.level !== null)
      .map(terms => terms.memberId),
  )
  const parents = new Map<MemberId, MemberId>()
  for (const { memberId, above: id, steps: far } of steps)
    if (far > 0 && active.has(id) && !parents.has(memberId)) parents.set(memberId, id)
  return parents
}

/** Returns all partners and members with rates, with their balances. */
export async function readPartnerList(db: Queries, filter: TermedFilter = {}) {
  const partners = await readTermed(db, filter)
  const purses = Map.groupBy(
    await listPurses(
      db,
      partners.map(one => one.memberId),
    ),
    row => row.memberId,
  )
  return partners.map(one => ({ ...one, purses: purses.get(one.memberId) ?? [] }))
}

/** Returns the back-office data of a member, who need not be a partner; undefined for an unknown one. */
export async function readPartnerDetail(db: Queries, id: MemberId) {
  const [partner] = await readPartnerList(db, { one: id })
  if (!partner) return undefined
  const [versions, changers, weeks, days, { claims }] = await Promise.all([
    listTermsVersions(db, [id]),
    listChangers(db, id),
    listRuns(db, id, WEEKS_SHOWN),
    listDays(db, id, DAYS_SHOWN),
    readClaims(db, { memberId: id }, 1),
  ])
  const names = new Map(changers.map(({ version, userId }) => [version, userId]))
  const named = versions.map(one => ({ ...one, changedBy: names.get(one.version) ?? one.changedBy }))
  return { partner, versions: named.toReversed(), weeks, days, claims }
}

export type SubPartnerRow = TermedMember & {
  readonly parentId: MemberId | null
  readonly parent: string
  readonly isOwn: boolean
  readonly rolling: number
}

/** Returns the partners below one, with each one's earnings this month, and the partner's own terms. */
export async function readSubPartners({ db, clock }: Pick<Deps, 'db' | 'clock'>, partner: MemberId) {
  const [[own], all] = await Promise.all([listNewestTerms(db, [partner]), readTermed(db, { below: partner })])
  const partners = all.filter(one => one.level !== null)
  const from = `${seoulDay(clock.now()).slice(0, 8)}01`
  const ids = partners.map(one => one.memberId)
  const rolled = new Map((await listRollingSince(db, ids, from)).map(row => [row.earnerId, row.rolling]))
  const names = new Map(partners.map(one => [one.memberId, one.nickname]))
  const rows = partners.map((one): SubPartnerRow => {
    assert(one.parentId !== undefined, 'whoever is below somebody has somebody above')
    const parent = one.parentId === null ? '' : (names.get(one.parentId) ?? '')
    return { ...one, parent, isOwn: one.parentId === partner, rolling: rolled.get(one.memberId) ?? 0 }
  })
  return { own, partners: rows }
}
