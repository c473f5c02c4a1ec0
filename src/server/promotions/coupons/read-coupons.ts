import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { findIssue, type IssueFilter, issueList } from './coupon-issues.sql.ts'
import {
  type CouponRow,
  countOwnCoupons,
  givenList,
  listFreeBetCoupons,
  listOwnCoupons,
} from './coupons.sql.ts'

export type { IssueRow } from './coupon-issues.sql.ts'
export type { CouponRow } from './coupons.sql.ts'

type ReadDeps = Pick<Deps, 'db' | 'clock'>

/** Returns a page of the member's coupons, and how many can be used today (WALLET-016). */
export async function readBox({ db, clock }: ReadDeps, memberId: MemberId, page: number) {
  const today = seoulDay(clock.now())
  const [coupons, { count, unused }] = await Promise.all([
    listOwnCoupons(db, memberId, today, partOf(page)),
    countOwnCoupons(db, memberId, today),
  ])
  return { coupons, unused, ...pageCountsOf(count) }
}

/** Returns how many coupons a member can use today, for the header. */
export const countUnused = async ({ db, clock }: ReadDeps, memberId: MemberId): Promise<number> =>
  (await countOwnCoupons(db, memberId, seoulDay(clock.now()))).unused

/** Returns the free stakes that the member can use today. */
export const readFreeBets = ({ db, clock }: ReadDeps, memberId: MemberId): Promise<readonly CouponRow[]> =>
  listFreeBetCoupons(db, memberId, seoulDay(clock.now()))

/** Returns a page of issues, for operators. */
export const readIssues = ({ db }: ReadDeps, filter: IssueFilter, page: number) =>
  issueList.page(db, filter, page)

/** Returns an issue and a page of its recipients; undefined for an unknown issue. */
export async function readGiven({ db }: ReadDeps, issueId: number, name: string | undefined, page: number) {
  const issue = await findIssue(db, issueId)
  return issue && { issue, ...(await givenList.page(db, { issueId, name }, page)) }
}
