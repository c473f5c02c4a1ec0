import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { addSums, NO_SUMS, type ReportSums } from '#domain/reports/report-sums.ts'
import { loadPurses } from '#server/ledger/ledger.ts'
import type { Members } from '#server/members/members.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readReportRows } from '#server/reports/reports.ts'
import {
  countTree,
  countTreeMembers,
  listTreeIds,
  listTreeMembers,
  type TreeFilter,
  type TreeMemberRow,
  type TreeSort,
} from './tree-members.sql.ts'

export type TreeDeps = Pick<Deps, 'db' | 'clock'> & { readonly members: Pick<Members, 'alive'> }

const firstOf = (day: string): Instant => {
  const range = seoulDayRange(day)
  assert(range, 'a day of Seoul has a beginning')
  return range.from
}

/** Returns the number of members in a partner's tree, and their bets of today and yesterday. */
export async function readOverview({ db, clock, members }: TreeDeps, partner: MemberId) {
  const now = clock.now()
  const day = seoulDay(now)
  const before = seoulDay(instant(now - DAY))
  const span = { today: firstOf(day), month: firstOf(`${day.slice(0, 8)}01`), alive: members.alive() }
  const [counts, { countedAt, rows }] = await Promise.all([
    countTree(db, partner, span),
    readReportRows({ db }, { group: 'day', from: before, to: day, partner }),
  ])
  const sumsOf = (of: string): ReportSums => rows.find(({ key }) => key === of) ?? NO_SUMS
  return { day, countedAt, members: counts, today: sumsOf(day), yesterday: sumsOf(before) }
}

type Period = { readonly from: string; readonly to: string }

/** Returns bets of a partner's tree, or of one member, by day and product; undefined for a member outside the tree. */
export async function readResults(
  { db }: Pick<Deps, 'db'>,
  partner: MemberId,
  { memberId, from, to }: Period & { readonly memberId?: MemberId | undefined },
) {
  if (memberId !== undefined && (await listTreeIds(db, partner, { id: memberId })).length === 0)
    return undefined
  const filter = { from, to, partner, memberId }
  const [days, products] = await Promise.all([
    readReportRows({ db }, { ...filter, group: 'day' }),
    readReportRows({ db }, { ...filter, group: 'product' }),
  ])
  return {
    countedAt: days.countedAt,
    days: days.rows,
    products: products.rows,
    total: days.rows.reduce(addSums, NO_SUMS),
  }
}

type Part = { readonly sort: TreeSort; readonly page: number }

/** Returns a page of a partner's members, with their bets of this month. */
export async function readTreeMembers(deps: TreeDeps, filter: TreeFilter, { sort, page }: Part) {
  const alive = deps.members.alive()
  const [rows, totalCount] = await Promise.all([
    listTreeMembers(deps.db, filter, { sort, alive, ...partOf(page) }),
    countTreeMembers(deps.db, filter, alive),
  ])
  return {
    members: await withFigures(deps, rows),
    ...pageCountsOf(totalCount),
  }
}

/** Returns a member of a partner's tree; undefined for any other. */
export async function readTreeMember(deps: TreeDeps, partner: MemberId, id: MemberId) {
  const alive = deps.members.alive()
  const rows = await listTreeMembers(deps.db, { partner, id }, { sort: 'joined', alive, limit: 1, offset: 0 })
  const [member] = await withFigures(deps, rows)
  return member
}

/** Current balances of members of the tree, and their sums of this month from the reports. */
async function withFigures({ db, clock }: TreeDeps, rows: readonly TreeMemberRow[]) {
  const memberIds = rows.map(({ id }) => id)
  const to = seoulDay(clock.now())
  const from = `${to.slice(0, 8)}01`
  const [purses, sums] = await Promise.all([
    loadPurses(db, memberIds),
    readReportRows({ db }, { group: 'member', from, to, memberIds }),
  ])
  const months = new Map(sums.rows.map(row => [row.key, row]))
  return rows.map(row => ({
    ...row,
    wallet: purses.get(row.id)?.wallet ?? 0,
    points: purses.get(row.id)?.points ?? 0,
    month: months.get(String(row.id)) ?? NO_SUMS,
  }))
}
