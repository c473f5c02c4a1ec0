import { z } from 'zod'
import { protoPlace } from '#contract/fixtures/proto.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, reason, seoulDateTime, wholeNumber, wireId, wireIdInput } from '#contract/wire/wire.ts'

/** An outcome as offered at a given moment. */
const offeredThen = z.object({
  id: wireId,
  marketId: z.number().int(),
  betName: z.string(),
  betBaseline: z.string(),
  betPrice: z.number(),
  /**
   * The feed's price, and the payout rate in percent applied to it; null when the feed's price is used
   * unchanged.
   */
  feedPrice: z.number(),
  payoutRate: z.number().nullable(),
  betPriceByAdmin: z.number().nullable(),
  version: z.number().int(),
  /** 1 open, 2 suspended, 3 settled, 0 the match was over or called off. */
  status: z.number().int(),
  /** Epoch milliseconds. */
  since: z.number().int(),
})

/**
 * Operator actions on fixtures: read the offer, override prices and start times, suspend. Each override
 * takes precedence over the feed until an operator releases it.
 */
export const fixtureOperatorContract = {
  offered: route({
    method: 'GET',
    path: 'admin/fixtures/{fixtureId}/offered',
    access: 'trading:read',
    summary: '어느 시각에 제공된 배당 (at: 밀리초)',
    params: z.object({ fixtureId: idParam }),
    query: z.object({ at: wholeNumber.pipe(z.number().max(4_102_444_800_000)) }),
    output: z.array(offeredThen),
    refusals: ['FIXTURE_UNKNOWN'],
  }),
  overridePrice: route({
    method: 'POST',
    path: 'admin/outcomes/{oddsId}/price',
    access: 'trading:write',
    summary: '배당 수동 변경 (null: 피드 배당으로)',
    params: z.object({ oddsId: wireIdInput }),
    body: z.object({ price: z.union([z.number(), z.string()]).nullable(), reason }),
    output: z.object({ id: wireId, version: z.number().int() }),
    refusals: ['NOT_FOUND', 'BAD_INPUT'],
  }),
  suspend: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/suspend',
    access: 'trading:write',
    summary: '경기/마켓/픽 베팅 정지와 해제',
    params: z.object({ fixtureId: idParam }),
    body: z.object({
      suspended: z.boolean(),
      marketId: wireIdInput.optional(),
      oddsId: wireIdInput.optional(),
      reason,
    }),
    output: z.object({ fixtureId: z.number().int() }),
    refusals: ['FIXTURE_UNKNOWN', 'NOT_FOUND'],
  }),
  overrideStart: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/start',
    access: 'trading:write',
    summary: '경기시작 시간 변경 (null: 피드의 시간으로)',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ startdate: seoulDateTime.nullable(), reason }),
    output: z.object({ fixtureId: z.number().int(), startdate: seoulDateTime }),
    refusals: ['FIXTURE_UNKNOWN', 'FIXTURE_OVER', 'BAD_INPUT'],
  }),
  listOnProto: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/proto',
    access: 'trading:write',
    summary: '프로토 회차에 경기 등록과 제외',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ listed: z.boolean(), reason }),
    output: z.object({ fixtureId: z.number().int(), proto: protoPlace.nullable() }),
    refusals: ['FIXTURE_UNKNOWN', 'PROTO_STARTED', 'PROTO_NOT_LISTED'],
  }),
  release: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/release',
    access: 'trading:write',
    summary: '수동 배당, 베팅 정지, 시작 시간 변경을 모두 해제하고 피드를 따름 (결과는 그대로)',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ reason }),
    /** Number of overrides released, by kind. */
    output: z.object({
      fixtureId: z.number().int(),
      prices: z.number().int(),
      outcomes: z.number().int(),
      markets: z.number().int(),
      fixture: z.boolean(),
      start: z.boolean(),
    }),
    refusals: ['FIXTURE_UNKNOWN'],
  }),
}
