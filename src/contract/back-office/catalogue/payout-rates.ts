import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, reason, searchInput, seoulDateTime, wholeNumber } from '#contract/wire/wire.ts'

const code = z.number().int().positive().max(2_147_483_647)

const setRate = z.object({
  id: z.number().int(),
  /** Null for all sports; for a league's rate the league's sport. */
  sportId: z.number().int().nullable(),
  sportName: z.string(),
  leagueId: z.number().int().nullable(),
  leagueName: z.string(),
  marketId: z.number().int().nullable(),
  marketName: z.string(),
  /** In percent with two decimals: 92.5. */
  payoutRate: z.number(),
  operator: z.string(),
  setAt: seoulDateTime,
})
export type SetRate = z.output<typeof setRate>

/** Payout rates set by operators (handbook 6.3). */
export const payoutRateContract = {
  rates: route({
    method: 'GET',
    path: 'admin/payout-rates',
    access: 'trading:read',
    summary: '종목, 리그, 마켓별 환수율 (15건씩)',
    query: z.object({
      page,
      search: searchInput.optional(),
      sportId: wholeNumber.pipe(z.number().max(2_147_483_647)).optional(),
    }),
    output: z.object({ rates: z.array(setRate), ...pageCounts }),
    refusals: [],
  }),
  setRate: route({
    method: 'POST',
    path: 'admin/payout-rates',
    access: 'trading:write',
    summary: '환수율 변경 (null: 피드 배당 그대로). 리그를 정하면 종목은 보지 않음',
    body: z.object({
      sportId: code.nullable(),
      leagueId: code.nullable(),
      marketId: code.nullable(),
      payoutRate: z.union([z.number(), z.string()]).nullable(),
      reason,
    }),
    /** Number of matches whose odds changed. */
    output: z.object({ repriced: z.number().int() }),
    patienceSeconds: 120,
    refusals: ['NOT_FOUND', 'BAD_INPUT'],
  }),
}
