import { z } from 'zod'
import { memberStates } from '#contract/back-office/member-words.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, seoulDateTime } from '#contract/wire/wire.ts'

const named = z.object({
  id: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  status: z.enum(memberStates),
})

const days = z.number().int()

/** Members who share something with a member: what, and the number of days on which both used it. */
const shares = z.object({
  browsers: z.array(named.extend({ days, lastDay: day })),
  addresses: z.array(
    named.extend({
      address: z.string(),
      /** Seoul days on which both logged in from it, and the number of the other member's logins there. */
      days,
      logins: z.number().int(),
      lastAt: seoulDateTime,
    }),
  ),
  /** Null when the caller may not see encrypted data. */
  phones: z.array(named).nullable(),
})
export type MemberShares = z.output<typeof shares>

const use = { staked: z.number().int(), returned: z.number().int() }

const recommended = named.extend({
  level: z.number().int(),
  joinedAt: seoulDateTime,
  /** Number of members they recommended. */
  friends: z.number().int(),
  /** Settled and open bets of this Seoul month, in won. */
  month: z.object(use),
})
export type RecommendedMember = z.output<typeof recommended>

const one = z.object({ id: idParam })

/** Links of a member with others, and messages sent to the member. */
export const memberLinkContract = {
  shares: route({
    method: 'GET',
    path: 'admin/members/{id}/shares',
    access: 'members:read',
    summary: '같은 기기, 아이피, 휴대폰 번호를 사용하는 회원 (90일)',
    params: one,
    output: shares,
    refusals: ['NOT_FOUND'],
  }),
  recommenders: route({
    method: 'GET',
    path: 'admin/members/{id}/recommenders',
    access: 'members:read',
    summary: '추천인 계보: 위로는 추천인, 아래로는 추천한 회원 (15명씩)',
    params: one,
    query: z.object({ page }),
    output: z.object({
      /** From the member's recommender up to the first one; at most ten. */
      above: z.array(named),
      below: z.array(recommended),
      ...pageCounts,
    }),
    refusals: ['NOT_FOUND'],
  }),
  messages: route({
    method: 'GET',
    path: 'admin/members/{id}/messages',
    access: 'customer:read',
    summary: '회원이 받은 쪽지 (삭제한 쪽지 포함, 최신순 15건씩)',
    params: one,
    query: z.object({ page }),
    output: z.object({
      messages: z.array(
        z.object({
          id: z.number().int(),
          title: z.string(),
          contents: z.string(),
          /** Empty for automatic messages. */
          operator: z.string(),
          sentAt: seoulDateTime,
          readAt: seoulDateTime.nullable(),
          deletedAt: seoulDateTime.nullable(),
        }),
      ),
      ...pageCounts,
    }),
    refusals: ['NOT_FOUND'],
  }),
}
