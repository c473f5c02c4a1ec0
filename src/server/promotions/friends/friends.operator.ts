import type { friendOperatorContract } from '#contract/promotions/friends.ts'
import type { MemberId } from '#domain/ids.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { changePromotionSetting, readPromotionSetting } from '../promotion-settings.ts'
import { wireRule } from './friends.routes.ts'
import { type RecommenderRow, readRecommenders, readTree, type TreeRow } from './read-friends.ts'

/** Operator routes of recommenders: who has recommended whom, and the rates. */
export const friendOperatorRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'>,
): Handlers<typeof friendOperatorContract> => ({
  recommenders: async ({ query: { page, ...filter } }) => {
    const { recommenders, ...counts } = await readRecommenders(deps, filter, page)
    return accept({ recommenders: recommenders.map(wireRecommender), ...counts })
  },
  rule: async () => accept(wireRule(await readPromotionSetting(deps.db, 'friends'))),
  changeRule: async ({ body: { rule, reason }, caller, ip }) => {
    const { on, base, firstRate, secondRate } = rule
    const value = { on, base, rates: { 1: firstRate, 2: secondRate } }
    const changed = await changePromotionSetting(
      deps,
      { operator: caller, ip, reason },
      { key: 'friends', value, act: 'change-friends', part: 'friends' },
    )
    return changed.ok ? accept(wireRule(changed.value)) : changed
  },
  tree: async ({ params, query }) => {
    const tree = await readTree(deps, params.memberId as MemberId, query.page)
    if (!tree) return refuse({ code: 'NOT_FOUND' })
    const { member, above, below, ...counts } = tree
    return accept({
      member: wireRecommender(member),
      above: above.map(wireMember),
      below: below.map(({ points, friendsCount, friends, ...branch }) => ({
        ...wireMember(branch),
        points,
        friendsCount,
        friends: friends.map(friend => ({ ...wireMember(friend), points: friend.points })),
      })),
      ...counts,
    })
  },
})

const wireMember = ({ id, userId, nickname, status, joinedAt }: TreeRow) => ({
  id,
  userId,
  nickname,
  status,
  joinedOn: seoulDay(joinedAt),
})

const wireRecommender = (row: RecommenderRow) => ({
  ...wireMember(row),
  code: row.code,
  friends: row.friends,
  points: row.points,
})
