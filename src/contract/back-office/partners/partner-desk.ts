import { z } from 'zod'
import { agentInput, partnerLevel, ratesInput, ratesOutput } from '#contract/partner/commission-words.ts'
import { claim } from '#contract/partner/settlements.ts'
import { route } from '#contract/wire/route.ts'
import {
  day,
  idParam,
  loginName,
  onceKey,
  page,
  pageCounts,
  reason,
  seoulDateTime,
} from '#contract/wire/wire.ts'
import { claimItems } from '#domain/partners/claim-rules.ts'
import { agentProducts } from '#domain/partners/commission-product.ts'

const purseSums = z.object({
  item: z.enum(claimItems),
  balance: z.number().int(),
  reserved: z.number().int(),
})

const listedPartner = z.object({
  id: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  /** Null for a member with their own rates, and for a partner without terms. */
  level: partnerLevel.nullable(),
  isPartner: z.boolean(),
  active: z.boolean(),
  /** The next partner above; null directly below the house. */
  parentId: z.number().int().nullable(),
  members: z.number().int(),
  rates: ratesOutput,
  agentOf: z.array(z.enum(agentProducts)),
  purses: z.array(purseSums),
})
export type ListedPartner = z.output<typeof listedPartner>

const termsVersion = z.object({
  version: z.number().int(),
  since: seoulDateTime,
  level: partnerLevel.nullable(),
  active: z.boolean(),
  rates: ratesOutput,
  agentOf: z.array(z.enum(agentProducts)),
  changedBy: z.string(),
  reason: z.string(),
})
export type TermsVersion = z.output<typeof termsVersion>

const deskClaim = claim.extend({
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  level: partnerLevel.nullable(),
  decidedBy: z.string().nullable(),
})
export type DeskClaim = z.output<typeof deskClaim>

const termsRefusals = [
  'PARTNER_UNKNOWN',
  'PARTNER_ALREADY',
  'PARTNER_RATE_ABOVE',
  'PARTNER_RATE_BELOW_CHILD',
  'PARTNER_RATE_MAX',
  'PARTNER_LEVEL',
  'SECOND_PERSON_NEEDED',
] as const

const made = z.object({ id: z.number().int() })
const decided = z.object({ id: z.uuid() })
const decideRefusals = ['NOT_FOUND', 'CLAIM_DECIDED', 'OWN_MONEY', 'SECOND_PERSON_NEEDED'] as const
const claimParams = z.object({ id: z.uuid() })
const onMember = z.object({ id: idParam })

/** Management of partners: structure, rates, earnings and claims (handbook 6.3). */
export const partnerDeskContract = {
  list: route({
    method: 'GET',
    path: 'admin/partners',
    access: 'partners:read',
    summary: '파트너와 요율이 있는 회원 (구조, 요율, 정산 잔액)',
    output: z.object({
      partners: z.array(listedPartner),
      /** Pending claims. */
      waiting: z.number().int(),
      weeks: z.array(
        z.object({
          week: day,
          finishedAt: seoulDateTime,
          partners: z.number().int(),
          total: z.number().int(),
        }),
      ),
    }),
    refusals: [],
  }),
  detail: route({
    method: 'GET',
    path: 'admin/partners/{id}',
    access: 'partners:read',
    summary: '파트너 한 명: 요율 이력, 주간 루징, 일자별 롤링',
    params: onMember,
    output: z.object({
      partner: listedPartner,
      versions: z.array(termsVersion),
      weeks: z.array(
        z.object({
          week: day,
          net: z.number().int(),
          conversions: z.number().int(),
          carried: z.number().int(),
          share: z.number().int(),
          left: z.number().int(),
        }),
      ),
      days: z.array(
        z.object({
          day,
          bets: z.number().int(),
          turnover: z.number().int(),
          paid: z.number().int(),
          voided: z.number().int(),
          rolling: z.number().int(),
        }),
      ),
      claims: z.array(deskClaim),
    }),
    refusals: ['NOT_FOUND'],
  }),
  make: route({
    method: 'POST',
    path: 'admin/partners',
    access: 'partners:write',
    summary: '회원을 파트너로 지정',
    body: z.object({
      userId: loginName.min(1),
      level: partnerLevel,
      rates: ratesInput,
      reason,
    }),
    output: made,
    refusals: termsRefusals,
  }),
  changeRates: route({
    method: 'POST',
    path: 'admin/partners/{id}/rates',
    access: 'partners:write',
    summary: '파트너 요율 변경 (이후 접수된 베팅부터 적용)',
    params: onMember,
    body: z.object({ rates: ratesInput, reason }),
    output: made,
    refusals: termsRefusals,
  }),
  changeState: route({
    method: 'POST',
    path: 'admin/partners/{id}/state',
    access: 'partners:write',
    summary: '파트너 중지·재개',
    params: onMember,
    body: z.object({ active: z.boolean(), reason }),
    output: made,
    refusals: termsRefusals,
  }),
  setAgent: route({
    method: 'POST',
    path: 'admin/partners/{id}/agent',
    access: 'partners:write',
    summary: '회원 롤링 요율과 추천 회원 베팅 적립 여부',
    params: onMember,
    body: z.object({ products: agentInput, reason }),
    output: made,
    refusals: termsRefusals,
  }),
  grant: route({
    method: 'POST',
    path: 'admin/partners/{id}/grant',
    access: 'partners:write',
    summary: '파트너 이벤트 정산금 지급',
    params: onMember,
    body: z.object({ key: onceKey, amount: z.number().int().positive().max(1_000_000_000), reason }),
    output: made,
    refusals: ['PARTNER_UNKNOWN', 'KEY_REUSED', 'SECOND_PERSON_NEEDED'],
  }),
  claims: route({
    method: 'GET',
    path: 'admin/settlement-claims',
    access: 'partners:read',
    summary: '정산신청 목록 (대기 우선, 한 페이지 15건)',
    query: z.object({
      page,
      state: z.enum(['waiting', 'paid', 'cancelled']).optional(),
      item: z.enum(claimItems).optional(),
    }),
    output: z.object({ claims: z.array(deskClaim), waiting: z.number().int(), ...pageCounts }),
    refusals: [],
  }),
  approve: route({
    method: 'POST',
    path: 'admin/settlement-claims/{id}/approve',
    access: 'partners:write',
    summary: '정산신청 승인',
    params: claimParams,
    body: z.object({ reason }),
    output: decided,
    refusals: decideRefusals,
  }),
  hold: route({
    method: 'POST',
    path: 'admin/settlement-claims/{id}/hold',
    access: 'partners:write',
    summary: '정산신청 대기',
    params: claimParams,
    body: z.object({ reason }),
    output: decided,
    refusals: decideRefusals,
  }),
  reject: route({
    method: 'POST',
    path: 'admin/settlement-claims/{id}/reject',
    access: 'partners:write',
    summary: '정산신청 취소 (금액은 정산 잔액으로 돌아감)',
    params: claimParams,
    body: z.object({ reason }),
    output: decided,
    refusals: decideRefusals,
  }),
}
