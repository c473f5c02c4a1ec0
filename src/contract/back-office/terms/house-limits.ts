import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'
import { limitScopes } from '#domain/house-limits/house-limit.ts'
import { LIMIT_WON_MAX } from '#domain/slip/level-rules.ts'

/** In won; null means no limit. */
const amount = z.number().int().min(0).max(LIMIT_WON_MAX).nullable()

const amounts = z
  .object({
    /** For one bet: stake and payout. */
    stakeMax: amount,
    payoutMax: amount,
    /** For one member: all open stakes on a fixture, or stakes of the day. */
    memberStakeMax: amount,
    /** For the house: worst-case payout of all open bets on a fixture. */
    openPayoutMax: amount,
  })
  .strict()

const id = z.number().int().positive()
const smallId = id.max(2_147_483_647)
/** The feed's id of the market type; null for all. */
const marketId = smallId.nullable()

/** Scope of a limit (field B11). */
const place = z.discriminatedUnion('scope', [
  z.object({ scope: z.literal('fixture'), fixtureId: id.max(Number.MAX_SAFE_INTEGER), marketId }).strict(),
  z.object({ scope: z.literal('league'), leagueId: smallId, marketId }).strict(),
  z.object({ scope: z.literal('sport'), sportId: smallId, marketId }).strict(),
  z.object({ scope: z.literal('market'), marketId: smallId }).strict(),
  /** Null means all levels. */
  z.object({ scope: z.literal('day'), level: z.number().int().min(1).max(10).nullable() }).strict(),
])

const houseLimit = z.object({
  id: z.number().int(),
  place: z.object({
    scope: z.enum(limitScopes),
    sportId: z.number().int().nullable(),
    leagueId: z.number().int().nullable(),
    fixtureId: z.number().int().nullable(),
    marketId: z.number().int().nullable(),
    level: z.number().int().nullable(),
  }),
  /** Names of the scope; null when not part of it. */
  sportName: z.string().nullable(),
  leagueName: z.string().nullable(),
  match: z.string().nullable(),
  startdate: seoulDateTime.nullable(),
  marketNameKorean: z.string().nullable(),
  amounts,
  operator: z.string(),
  changedAt: seoulDateTime,
  /** Revision number; sent back with the next change. */
  revision: z.number().int(),
})
export type HouseLimitOutput = z.output<typeof houseLimit>

export const houseLimitContract = {
  limits: route({
    method: 'GET',
    path: 'admin/house-limits',
    access: 'trading:read',
    summary: '하우스 베팅 한도 (최근 변경순)',
    query: z.object({ page, scope: z.enum(limitScopes).optional(), fixtureId: idParam.optional() }),
    output: z.object({ limits: z.array(houseLimit), ...pageCounts }),
    refusals: [],
  }),
  leagues: route({
    method: 'GET',
    path: 'admin/house-limits/leagues',
    access: 'trading:read',
    summary: '한도를 정할 수 있는 리그',
    output: z.array(
      z.object({
        leagueId: z.number().int(),
        sportId: z.number().int(),
        sportName: z.string(),
        name: z.string(),
      }),
    ),
    refusals: [],
  }),
  setLimit: route({
    method: 'POST',
    path: 'admin/house-limits',
    access: 'trading:write',
    summary: '하우스 베팅 한도 등록·변경',
    body: z.object({
      place,
      amounts,
      /** The revision that the operator saw; 0 for a new limit. */
      revision: z.number().int().min(0).max(2_147_483_647),
      reason,
    }),
    output: houseLimit,
    refusals: [
      'NOT_FOUND',
      'LIMITS_MEANINGLESS',
      'SECOND_PERSON_NEEDED',
      'EDITED_MEANWHILE',
      'HOUSE_LIMIT_EXISTS',
      'HOUSE_LIMITS_FULL',
    ],
  }),
  removeLimit: route({
    method: 'POST',
    path: 'admin/house-limits/{id}/remove',
    access: 'trading:write',
    summary: '하우스 베팅 한도 해제',
    params: z.object({ id: idParam.pipe(smallId) }),
    body: z.object({ reason }),
    output: z.object({ id: z.number().int() }),
    refusals: ['NOT_FOUND', 'SECOND_PERSON_NEEDED'],
  }),
}
