import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, reason, seoulDateTime, wholeNumber, wireId, wireIdInput } from '#contract/wire/wire.ts'

/** An outcome as it was offered at some moment. */
const offeredThen = z.object({
  id: wireId,
  marketId: z.number().int(),
  betName: z.string(),
  betBaseline: z.string(),
  betPrice: z.number(),
  /** The feed's own, and the payout rate in percent that the house's was made at; null: as the feed says. */
  feedPrice: z.number(),
  payoutRate: z.number().nullable(),
  betPriceByAdmin: z.number().nullable(),
  version: z.number().int(),
  /** 1 open, 2 suspended, 3 settled, 0 the match was over or called off. */
  status: z.number().int(),
  /** Milliseconds since 1970. */
  since: z.number().int(),
})

/**
 * What an operator does to the book: reads what was offered, overrides prices and start times, suspends. Every
 * act stands against the feed until an operator takes it back.
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
  release: route({
    method: 'POST',
    path: 'admin/fixtures/{fixtureId}/release',
    access: 'trading:write',
    summary: '수동 배당, 베팅 정지, 시작 시간 변경을 모두 해제하고 피드를 따름 (결과는 그대로)',
    params: z.object({ fixtureId: idParam }),
    body: z.object({ reason }),
    /** How many acts were taken back, of each kind. */
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
