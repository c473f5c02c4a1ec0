import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import {
  day,
  idParam,
  onceKey,
  page,
  pageCounts,
  personName,
  reason,
  seoulDateTime,
  wholeNumber,
} from '#contract/wire/wire.ts'
import { couponAudiences, couponKinds, couponStates } from '#domain/promotions/coupons.ts'
import { anyBet, FREE_ODDS_MAX } from '#domain/promotions/free-bet.ts'
import { isVisibleText } from '#domain/visible-text.ts'

const worth = {
  name: z.string(),
  kind: z.enum(couponKinds),
  /** Points or won; for a deposit bonus the maximum points. */
  amount: z.number().int(),
  /** For a deposit bonus. */
  percent: z.number().int().nullable(),
  turnoverPercent: z.number().int(),
  /** The last day of use. */
  lastDay: day,
  /** For a free bet: minimum total odds in hundredths, and minimum number of picks. */
  minOdds: z.number().int().nullable(),
  minLegs: z.number().int().nullable(),
}

const ownCoupon = z.object({
  id: z.uuid(),
  ...worth,
  givenAt: seoulDateTime,
  usedAt: seoulDateTime.nullable(),
  state: z.enum(couponStates),
  /** Conditions of a free bet as text; empty without conditions. */
  terms: z.string(),
})
export type OwnCoupon = z.output<typeof ownCoupon>

/** The member's coupon box (WALLET-016, WALLET-017). */
export const couponContract = {
  box: route({
    method: 'GET',
    path: 'coupon',
    access: 'member',
    summary: '쿠폰함 (사용할 수 있는 쿠폰 먼저, 최신순)',
    query: z.object({ page }),
    output: z.object({ coupons: z.array(ownCoupon), unused: z.number().int(), ...pageCounts }),
    refusals: [],
  }),
  unused: route({
    method: 'GET',
    path: 'coupon/unused',
    access: 'member',
    summary: '사용할 수 있는 쿠폰 수',
    output: z.number().int(),
    refusals: [],
  }),
  enter: route({
    method: 'POST',
    path: 'coupon/code',
    access: 'member',
    summary: '쿠폰 번호 등록 (영문, 숫자 8~12자리)',
    body: z.object({ code: z.string().max(40) }),
    output: ownCoupon,
    refusals: [
      'COUPON_CODE',
      'COUPON_CODE_TAKEN',
      'COUPON_CODE_GONE',
      'COUPON_EXPIRED',
      'MEMBERS_ALONE',
      'SELF_EXCLUDED',
      'TOO_MANY_REQUESTS',
    ],
  }),
  use: route({
    method: 'POST',
    path: 'coupon/{couponId}/use',
    access: 'member',
    summary: '쿠폰 사용',
    params: z.object({ couponId: z.uuid() }),
    output: z.object({ emoney: z.number().int(), point: z.number().int() }),
    refusals: [
      'COUPON_UNKNOWN',
      'COUPON_USED',
      'COUPON_EXPIRED',
      'COUPON_AT_DEPOSIT',
      'COUPON_AT_BET',
      'MEMBERS_ALONE',
      'SELF_EXCLUDED',
    ],
  }),
}

/** Coupons offered in the betting cart as a stake (handbook 5.7). */
export const freeCouponContract = {
  freeBets: route({
    method: 'GET',
    path: 'coupon/free-bets',
    access: 'member',
    summary: '베팅카트에서 사용할 수 있는 프리벳 (기간이 먼저 끝나는 순)',
    output: z.object({ coupons: z.array(ownCoupon) }),
    refusals: [],
  }),
}

const level = wholeNumber.pipe(z.number().int().min(1).max(10))

/** Recipients: existing members, or the first ones who enter the code. */
const audience = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('member'), name: personName(40).min(1) }),
  z.object({ kind: z.literal('level'), level }),
  z.object({ kind: z.literal('all') }),
  z.object({
    kind: z.literal('code'),
    code: z.string().max(40),
    usesMax: z.number().int().min(1).max(100_000),
  }),
])
export type CouponTo = z.output<typeof audience>

const issue = z.object({
  id: z.number().int(),
  ...worth,
  audience: z.enum(couponAudiences),
  /** "데모 (demo)", "레벨 3", "전체 회원", or the code. */
  to: z.string(),
  usesMax: z.number().int().nullable(),
  issuedAt: seoulDateTime,
  /** The operator's login name; empty for automatic issues. */
  operator: z.string(),
  /** Numbers of members' coupons from this issue. */
  given: z.number().int(),
  used: z.number().int(),
  recalled: z.number().int(),
  /** The whole issue was recalled: no more coupons are given. */
  isRecalled: z.boolean(),
})
export type CouponIssue = z.output<typeof issue>

const given = z.object({
  id: z.uuid(),
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  givenAt: seoulDateTime,
  usedAt: seoulDateTime.nullable(),
  state: z.enum(couponStates),
})
export type GivenCoupon = z.output<typeof given>

const params = z.object({ issueId: idParam })

/** Issuing of coupons, their usage, and recall of unused ones. */
export const couponOperatorContract = {
  issues: route({
    method: 'GET',
    path: 'admin/coupons',
    access: 'promotions:read',
    summary: '쿠폰 발급내역',
    query: z.object({ page, kind: z.enum(couponKinds).optional(), name: personName(40).optional() }),
    output: z.object({ issues: z.array(issue), ...pageCounts }),
    refusals: [],
  }),
  given: route({
    method: 'GET',
    path: 'admin/coupons/{issueId}',
    access: 'promotions:read',
    summary: '발급된 쿠폰과 사용 상태',
    params,
    query: z.object({ page, name: personName(40).optional() }),
    output: z.object({ issue, coupons: z.array(given), ...pageCounts }),
    refusals: ['NOT_FOUND'],
  }),
  issue: route({
    method: 'POST',
    path: 'admin/coupons',
    access: 'promotions:write',
    summary: '쿠폰 발급 (회원, 레벨, 전체, 쿠폰 번호)',
    body: z.object({
      name: z.string().trim().min(1).max(40).refine(isVisibleText),
      kind: z.enum(couponKinds),
      amount: z.number().int().min(1).max(1_000_000_000),
      percent: z.number().int().min(1).max(100).nullable(),
      turnoverPercent: z.number().int().min(0).max(300),
      lastDay: day,
      minOdds: z.number().int().min(anyBet.minOdds).max(FREE_ODDS_MAX).nullable().default(null),
      minLegs: z.number().int().min(1).max(10).nullable().default(null),
      to: audience,
      reason,
      key: onceKey,
    }),
    output: issue,
    refusals: [
      'RECIPIENT_UNKNOWN',
      'NO_RECIPIENTS',
      'COUPON_CODE',
      'COUPON_CODE_KNOWN',
      'COUPON_PAST',
      'COUPON_PERCENT',
      'COUPON_TERMS',
      'HAND_MONEY_MAX',
      'KEY_REUSED',
      'SECOND_PERSON_NEEDED',
    ],
  }),
  recall: route({
    method: 'POST',
    path: 'admin/coupons/{issueId}/recall',
    access: 'promotions:write',
    summary: '미사용 쿠폰 회수 (전체 또는 한 장)',
    params,
    body: z.object({ couponId: z.uuid().optional(), reason }),
    output: z.object({ recalled: z.number().int() }),
    refusals: ['NOT_FOUND', 'COUPON_NONE_UNUSED'],
  }),
}
