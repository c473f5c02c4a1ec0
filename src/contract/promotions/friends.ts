import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, personName, reason } from '#contract/wire/wire.ts'
import { FRIEND_RATE_MAX, friendBases } from '#domain/promotions/friend-points.ts'

/** In hundredths of a percent. */
const rate = z.number().int().min(0).max(FRIEND_RATE_MAX)

/** Reward rule of recommenders (handbook 5.6). */
const friendRule = z.object({
  on: z.boolean(),
  base: z.enum(friendBases),
  firstRate: rate,
  secondRate: rate,
})
export type FriendRule = z.output<typeof friendRule>

/** A friend with the data that the recommender may see: no bets, no balance, no full name. */
const friend = z.object({
  nickname: z.string(),
  joinedOn: day,
  /** Signed up but not approved yet. */
  waiting: z.boolean(),
  points: z.number().int(),
})
export type Friend = z.output<typeof friend>

/** The member's code and the friends who used it (EVENT-008, EVENT-009). */
export const friendContract = {
  own: route({
    method: 'GET',
    path: 'friend',
    access: 'member',
    summary: '내 추천인 코드와 추천 포인트',
    output: z.object({
      code: z.string(),
      rule: friendRule,
      friends: z.number().int(),
      pointsTotal: z.number().int(),
      pointsMonth: z.number().int(),
    }),
    refusals: [],
  }),
  list: route({
    method: 'GET',
    path: 'friend/list',
    access: 'member',
    summary: '추천한 친구 (최근 가입순, 한 페이지 15명)',
    query: z.object({ page }),
    output: z.object({ friends: z.array(friend), ...pageCounts }),
    refusals: [],
  }),
}

const treeMember = z.object({
  id: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  status: z.enum(['waiting', 'active', 'blocked', 'left', 'refused']),
  joinedOn: day,
})
export type TreeMember = z.output<typeof treeMember>

const recommender = z.object({
  ...treeMember.shape,
  code: z.string(),
  friends: z.number().int(),
  points: z.number().int(),
})
export type Recommender = z.output<typeof recommender>

const branch = z.object({
  ...treeMember.shape,
  /** Points that this member brought the member above. */
  points: z.number().int(),
  /** The latest twenty members recommended by this one. */
  friends: z.array(z.object({ ...treeMember.shape, points: z.number().int() })),
  friendsCount: z.number().int(),
})
export type TreeBranch = z.output<typeof branch>

/** Reward rates and the tree of recommendations, for operators. */
export const friendOperatorContract = {
  recommenders: route({
    method: 'GET',
    path: 'admin/friends',
    access: 'promotions:read',
    summary: '추천인 목록',
    query: z.object({
      page,
      name: personName(40).optional(),
      sort: z.enum(['points', 'friends', 'joined']).default('points'),
    }),
    output: z.object({ recommenders: z.array(recommender), ...pageCounts }),
    refusals: [],
  }),
  rule: route({
    method: 'GET',
    path: 'admin/friends/rule',
    access: 'promotions:read',
    summary: '추천 포인트 설정',
    output: friendRule,
    refusals: [],
  }),
  changeRule: route({
    method: 'POST',
    path: 'admin/friends/rule',
    access: 'promotions:write',
    summary: '추천 포인트 설정 변경',
    body: z.object({ rule: friendRule, reason }),
    output: friendRule,
    refusals: [],
  }),
  tree: route({
    method: 'GET',
    path: 'admin/friends/{memberId}',
    access: 'promotions:read',
    summary: '한 회원의 추천인 구조 (위로 추천인, 아래로 2대)',
    params: z.object({ memberId: idParam }),
    query: z.object({ page }),
    output: z.object({
      member: recommender,
      /** The recommender, their recommender, and so on. */
      above: z.array(treeMember),
      below: z.array(branch),
      ...pageCounts,
    }),
    refusals: ['NOT_FOUND'],
  }),
}
