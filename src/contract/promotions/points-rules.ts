import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, reason } from '#contract/wire/wire.ts'
import { LOSING_PERCENT_MAX } from '#domain/promotions/losing-points.ts'

const LEVELS = 10
const STEPS = 8
const POINTS_MAX = 100_000_000
const WON_MAX = 1_000_000_000_000

const terms = z.object({
  percent: z.number().int().min(0).max(100),
  max: z.number().int().min(0).max(POINTS_MAX),
  fixed: z.number().int().min(0).max(POINTS_MAX),
})
const ofLevels = z.array(terms).length(LEVELS).readonly()
const turnover = z.number().int().min(100).max(300)

/** Deposit bonuses by kind and level, and their turnover requirements (handbook 5.4, 5.6). */
export const bonusRule = z.object({
  on: z.boolean(),
  levels: z.object({ 'join-first': ofLevels, 'day-first': ofLevels, every: ofLevels }),
  turnover: z.object({ 'join-first': turnover, 'day-first': turnover, every: turnover }),
})

/** Points for lost bets by level (handbook 5.6, 8.2). */
export const losingRule = z.object({
  on: z.boolean(),
  percents: z.array(z.number().int().min(0).max(LOSING_PERCENT_MAX)).length(LEVELS).readonly(),
})

/** Requirements of levels 2 to 9 (handbook 5.8). */
export const levelRule = z.object({
  on: z.boolean(),
  steps: z
    .array(
      z.object({
        count: z.number().int().min(1).max(1_000_000).nullable(),
        sum: z.number().int().min(1).max(WON_MAX).nullable(),
      }),
    )
    .length(STEPS)
    .readonly(),
})

/** The rules in force, and the basis of the levels. */
const rules = z.object({
  bonuses: bonusRule,
  losing: losingRule,
  levels: levelRule,
  levelsBy: z.enum(['stakes', 'deposits']),
})
export type PointsRules = z.output<typeof rules>

const level = z.object({ memberId: z.number().int(), isAutomatic: z.boolean() })

/** Rules for deposit bonuses, lost bets and levels, and members' exemption from automatic levels. */
export const pointsRuleContract = {
  rules: route({
    method: 'GET',
    path: 'admin/points',
    access: 'promotions:read',
    summary: '충전 보너스, 낙첨 포인트, 자동 레벨 설정',
    output: rules,
    refusals: [],
  }),
  changeBonuses: route({
    method: 'POST',
    path: 'admin/points/bonuses',
    access: 'promotions:write',
    summary: '레벨별 충전 보너스 변경',
    body: z.object({ rule: bonusRule, reason }),
    output: bonusRule,
    refusals: [],
  }),
  changeLosing: route({
    method: 'POST',
    path: 'admin/points/losing',
    access: 'promotions:write',
    summary: '레벨별 낙첨 포인트 변경',
    body: z.object({ rule: losingRule, reason }),
    output: losingRule,
    refusals: [],
  }),
  changeLevels: route({
    method: 'POST',
    path: 'admin/points/levels',
    access: 'promotions:write',
    summary: '자동 레벨 기준 변경',
    body: z.object({ rule: levelRule, reason }),
    output: levelRule,
    refusals: [],
  }),
  memberLevel: route({
    method: 'GET',
    path: 'admin/points/members/{memberId}',
    access: 'members:read',
    summary: '회원의 자동 레벨 여부',
    params: z.object({ memberId: idParam }),
    output: level,
    refusals: ['NOT_FOUND'],
  }),
  switchMember: route({
    method: 'POST',
    path: 'admin/points/members/{memberId}',
    access: 'members:write',
    summary: '회원의 자동 레벨 켜기, 끄기',
    params: z.object({ memberId: idParam }),
    body: z.object({ isAutomatic: z.boolean(), reason }),
    output: level,
    refusals: ['NOT_FOUND'],
  }),
}
