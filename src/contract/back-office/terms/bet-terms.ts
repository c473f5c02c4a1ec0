import { z } from 'zod'
import { bonusTier, crossRules } from '#contract/bets/bet-terms.ts'
import { route } from '#contract/wire/route.ts'
import { reason, seoulDateTime } from '#contract/wire/wire.ts'
import { bonusTiers } from '#domain/slip/bonus.ts'
import { crossPairs } from '#domain/slip/cross-rules.ts'
import { LEGS_MAX } from '#domain/slip/leg-count.ts'

/** Operator and time of the last change; null for the shipped value. */
const lastChange = z.object({ operator: z.string(), at: seoulDateTime }).nullable()

const pairs = z
  .array(z.enum(crossPairs))
  .max(crossPairs.length)
  .refine(list => new Set(list).size === list.length)

const SPORTS_MAX = 100

export const betTermsContract = {
  termsChanges: route({
    method: 'GET',
    path: 'admin/terms/changes',
    access: 'trading:read',
    summary: '크로스 규정·보너스 배당의 마지막 변경',
    output: z.object({ crossRules: lastChange, bonusTiers: lastChange }),
    refusals: [],
  }),
  setCrossRules: route({
    method: 'POST',
    path: 'admin/terms/cross',
    access: 'trading:write',
    summary: '크로스 규정 변경',
    body: z.object({
      rules: z
        .object({
          sports: z
            .array(z.object({ sportId: z.number().int().positive().max(2_147_483_647), pairs }).strict())
            .max(SPORTS_MAX),
          others: pairs,
          legsMin: z.number().int().min(1).max(LEGS_MAX),
          pairsMax: z.number().int().min(1).max(LEGS_MAX),
        })
        .strict(),
      reason,
    }),
    output: crossRules,
    refusals: ['SETTING_MEANINGLESS', 'SECOND_PERSON_NEEDED'],
  }),
  setBonusTiers: route({
    method: 'POST',
    path: 'admin/terms/bonus',
    access: 'trading:write',
    summary: '보너스 배당 변경',
    body: z.object({
      tiers: z
        .array(
          bonusTier
            .extend({ folds: z.number().int().min(1).max(LEGS_MAX), betPrice: z.number().min(1).max(10) })
            .strict(),
        )
        .max(bonusTiers.length),
      reason,
    }),
    output: z.array(bonusTier),
    refusals: ['SETTING_MEANINGLESS', 'SECOND_PERSON_NEEDED'],
  }),
}
