import { pageCountsOf, partOf } from '#contract/wire/paging.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { maskedName } from '#domain/members/masked.ts'
import { monthOf } from '#domain/promotions/attendance.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { readPromotionSetting } from '../promotion-settings.ts'
import {
  findCode,
  findRecommender,
  friendList,
  listAbove,
  listBelow,
  listLeaves,
  type RecommenderFilter,
  recommenderList,
  sumFriendPoints,
} from './friends.sql.ts'

export type { RecommenderRow, TreeRow } from './friends.sql.ts'

/** Returns a member's own code, and what it has brought (EVENT-008, EVENT-009). */
export async function readOwnFriends({ db, clock }: Pick<Deps, 'db' | 'clock'>, memberId: MemberId) {
  const month = monthOf(seoulDay(clock.now()))
  const [code, rule, friends, points] = await Promise.all([
    findCode(db, memberId),
    readPromotionSetting(db, 'friends'),
    friendList.count(db, memberId),
    sumFriendPoints(db, memberId, `${month}-01`),
  ])
  return { code, rule, friends, pointsTotal: points.total, pointsMonth: points.since }
}

/** Returns a page of a member's friends, without their bets and balances. */
export async function readFriendList({ db }: Pick<Deps, 'db'>, memberId: MemberId, page: number) {
  const { rows, ...counts } = await friendList.page(db, memberId, page)
  return {
    friends: rows.map(({ nickname, joinedAt, ...friend }) => ({
      ...friend,
      nickname: maskedName(nickname),
      joinedOn: seoulDay(joinedAt),
    })),
    ...counts,
  }
}

/** Returns a page of recommenders, for operators. */
export async function readRecommenders({ db }: Pick<Deps, 'db'>, filter: RecommenderFilter, page: number) {
  const { rows, ...counts } = await recommenderList.page(db, filter, page)
  return { recommenders: rows, ...counts }
}

/** Maximum number of listed friends per friend. */
const LEAVES_MAX = 20

/**
 * Returns a member's recommenders and two generations below, the first of them paged; undefined for an unknown member.
 */
export async function readTree({ db }: Pick<Deps, 'db'>, id: MemberId, page: number) {
  const member = await findRecommender(db, id)
  if (!member) return undefined
  const [above, below] = await Promise.all([listAbove(db, id), listBelow(db, id, partOf(page))])
  const leaves = await listLeaves(
    db,
    id,
    below.map(branch => branch.id),
    LEAVES_MAX,
  )
  const byBranch = Map.groupBy(leaves, ({ branchId }) => branchId)
  return {
    member,
    above,
    below: below.map(branch => ({ ...branch, friends: byBranch.get(branch.id) ?? [] })),
    ...pageCountsOf(member.friends),
  }
}
