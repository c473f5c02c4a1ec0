import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, personName, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { requirementStates } from '#domain/cashier/turnover/fill-requirements.ts'
import { TURNOVER_PERCENT_MAX } from '#domain/cashier/turnover/turnover-rule.ts'

const weight = z.number().int().min(0).max(100)
const percent = z.number().int().min(0).max(TURNOVER_PERCENT_MAX)

/** Counted percentage of the stake, and turnover requirement in percent of the amount (handbook 5.4). */
const weights = z.object({
  sportsMulti: weight,
  sportsSingle: weight,
  /** In hundredths. */
  singleOddsMin: z.number().int().min(100).max(1_000),
  minigame: weight,
  virtual: weight,
  casino: weight,
  slot: weight,
})
export const turnoverRule = z.object({
  weights,
  percents: z.object({ deposit: percent, conversion: percent }),
})

const requirement = z.object({
  id: z.number().int(),
  /** Name of the operation that opened the requirement: "포인트 전환". */
  title: z.string(),
  openedAt: seoulDateTime,
  endedAt: seoulDateTime.nullable(),
  amount: z.number().int(),
  percent: z.number().int(),
  needed: z.number().int(),
  done: z.number().int(),
  state: z.enum(requirementStates),
})
export type TurnoverRequirement = z.output<typeof requirement>

const ownTurnover = z.object({
  /** Total of all open requirements, and the part that is done. */
  need: z.number().int(),
  done: z.number().int(),
  /** Open ones first, in the order in which they are filled. */
  requirements: z.array(requirement),
  /** The latest bets that were evaluated, and how much they count. */
  bets: z.array(
    z.object({
      betId: z.string(),
      at: seoulDateTime,
      product: z.string(),
      stake: z.number().int(),
      percent: z.number().int(),
      counted: z.number().int(),
      /** Reason as a word: 인정, 적중특례. */
      reason: z.string(),
    }),
  ),
  weights,
})
export type OwnTurnover = z.output<typeof ownTurnover>

/** The member's own 롤링 조건. */
export const turnoverContract = {
  own: route({
    method: 'GET',
    path: 'turnover',
    access: 'member',
    summary: '롤링 조건 진행률과 인정된 베팅',
    output: ownTurnover,
    refusals: [],
  }),
}

const deskRequirement = requirement.extend({
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
})
export type DeskRequirement = z.output<typeof deskRequirement>

const params = z.object({ requirementId: idParam })

/** Turnover requirements of members, exceptions with a reason, and the rules. */
export const turnoverOperatorContract = {
  list: route({
    method: 'GET',
    path: 'admin/turnover',
    access: 'money:read',
    summary: '회원 롤링 조건',
    query: z.object({
      page,
      state: z.enum(requirementStates).optional(),
      /** A part of the login name or the nickname. */
      name: personName(40).optional(),
      memberId: idParam.optional(),
    }),
    output: z.object({ requirements: z.array(deskRequirement), ...pageCounts }),
    refusals: [],
  }),
  waive: route({
    method: 'POST',
    path: 'admin/turnover/{requirementId}/waive',
    access: 'money:write',
    summary: '롤링 조건 면제',
    params,
    body: z.object({ reason }),
    output: deskRequirement,
    refusals: ['NOT_FOUND', 'TURNOVER_ENDED', 'TURNOVER_NOT_LESS'],
  }),
  shorten: route({
    method: 'POST',
    path: 'admin/turnover/{requirementId}/shorten',
    access: 'money:write',
    summary: '롤링 조건 축소',
    params,
    body: z.object({ needed: z.number().int().min(1).max(1_000_000_000_000), reason }),
    output: deskRequirement,
    refusals: ['NOT_FOUND', 'TURNOVER_ENDED', 'TURNOVER_NOT_LESS'],
  }),
  rule: route({
    method: 'GET',
    path: 'admin/turnover/rule',
    access: 'money:read',
    summary: '롤링 인정 비율과 조건 비율',
    output: turnoverRule,
    refusals: [],
  }),
  changeRule: route({
    method: 'POST',
    path: 'admin/turnover/rule',
    access: 'money:write',
    summary: '롤링 인정 비율과 조건 비율 변경',
    body: z.object({ rule: turnoverRule, reason }),
    output: turnoverRule,
    refusals: [],
  }),
}
