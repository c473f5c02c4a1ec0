import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countIssues, findIssue, type IssueFilter, listIssues } from './coupon-issues.sql.ts'
import {
  type CouponRow,
  countNamed,
  countOwnCoupons,
  listFreeBetCoupons,
  listGiven,
  listOwnCoupons,
} from './coupons.sql.ts'

export type { IssueRow } from './coupon-issues.sql.ts'
export type { CouponRow } from './coupons.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

const partOf = (page: number) => ({ limit: PAGE_SIZE, offset: pageStart(page) })

/** Returns a page of the member's coupons, and how many can be used today (WALLET-016). */
export async function readBox({ db, clock }: ReadDeps, memberId: MemberId, page: number) {
  const today = seoulDay(clock.now())
  const [coupons, { count, unused }] = await Promise.all([
    listOwnCoupons(db, memberId, today, partOf(page)),
    countOwnCoupons(db, memberId, today),
  ])
  return { coupons, unused, totalCount: count, pageCount: pageCountOf(count) }
}

/** Returns how many coupons a member can use today, for the header. */
export const countUnused = async ({ db, clock }: ReadDeps, memberId: MemberId): Promise<number> =>
  (await countOwnCoupons(db, memberId, seoulDay(clock.now()))).unused

/** Returns the free stakes that the member can use today. */
export const readFreeBets = ({ db, clock }: ReadDeps, memberId: MemberId): Promise<readonly CouponRow[]> =>
  listFreeBetCoupons(db, memberId, seoulDay(clock.now()))

/** Returns a page of issues, for operators. */
export async function readIssues({ db }: ReadDeps, filter: IssueFilter, page: number) {
  const [issues, totalCount] = await Promise.all([
    listIssues(db, filter, partOf(page)),
    countIssues(db, filter),
  ])
  return { issues, totalCount, pageCount: pageCountOf(totalCount) }
}

/** Returns an issue and a page of its recipients; undefined for an unknown issue. */
export async function readGiven({ db }: ReadDeps, issueId: number, name: string | undefined, page: number) {
  const issue = await findIssue(db, issueId)
  if (!issue) return undefined
  const [coupons, totalCount] = await Promise.all([
    listGiven(db, issueId, name, partOf(page)),
    countNamed(db, issueId, name),
  ])
  return { issue, coupons, totalCount, pageCount: pageCountOf(totalCount) }
}
