import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, seoulDateTime } from '#contract/wire/wire.ts'
import { memberStates } from '../member-words.ts'

const named = z.object({
  id: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  status: z.enum(memberStates),
})

const days = z.number().int()

/** Members who share something with one: what it is, and on how many days both used it. */
const shares = z.object({
  browsers: z.array(named.extend({ days, lastDay: day })),
  addresses: z.array(
    named.extend({
      address: z.string(),
      /** Days in Seoul on which both logged in from it, and how many logins the other had there. */
      days,
      logins: z.number().int(),
      lastAt: seoulDateTime,
    }),
  ),
  /** Null: not for who may not look at what is sealed. */
  phones: z.array(named).nullable(),
})
export type MemberShares = z.output<typeof shares>

const use = { staked: z.number().int(), returned: z.number().int() }

const recommended = named.extend({
  level: z.number().int(),
  joinedAt: seoulDateTime,
  /** Whom they have recommended themselves. */
  friends: z.number().int(),
  /** Won of settled and open bets in this month of Seoul. */
  month: z.object(use),
})
export type RecommendedMember = z.output<typeof recommended>

const one = z.object({ id: idParam })

/** How one member hangs together with others, and what was written to them. */
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
      /** From who recommended the member up to the first; ten at the most. */
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
          /** Empty where the house itself has written. */
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
