import { z } from 'zod'
import { gameIdInput } from '#contract/minigame/minigames.ts'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, seoulDateTime } from '#contract/wire/wire.ts'

export const returnSorts = ['deviation', 'stakes', 'hold', 'title'] as const
/** Maximum number of days in a request. */
export const RETURN_DAYS_MAX = 400

const int = z.number().int()

const sums = {
  bets: int,
  stakes: int,
  paid: int,
  /** Expected payout of the same bets by the chances of the draws, rounded to a won. */
  expected: int,
  /** Hundredths of a percent of the stakes; null without stakes. */
  expectedRate: int.nullable(),
  actualRate: int.nullable(),
  /** In standard errors; negative when less was paid than expected. Null without bets. */
  deviation: z.number().nullable(),
}

const gameRow = z.object({
  gameId: int,
  title: z.string(),
  rounds: int,
  voidRounds: int,
  betRounds: int,
  voidBets: int,
  voidStakes: int,
  ...sums,
  /** According to the monitoring over its own period. */
  isBeyond: z.boolean(),
})
export type ReturnRow = z.output<typeof gameRow>

const pickRow = z.object({
  market: z.string(),
  marketLabel: z.string(),
  pick: z.string(),
  pickLabel: z.string(),
  ...sums,
})
export type ReturnPickRow = z.output<typeof pickRow>

const period = { from: day, to: day }

const watch = z.object({
  days: int,
  errors: z.number(),
  betRounds: int,
  at: seoulDateTime.nullable(),
  /** The games outside the tolerance. */
  beyond: z.array(
    z.object({
      gameId: int,
      title: z.string(),
      deviation: z.number(),
      stakes: int,
      paid: int,
      expected: int,
    }),
  ),
})
export type ReturnWatch = z.output<typeof watch>

/** Actual and expected payouts of the games (field G21, T5). */
export const returnDeskContract = {
  returns: route({
    method: 'GET',
    path: 'admin/minigame-returns',
    access: 'minigames:read',
    summary: '미니게임 수익률: 게임별 기대·실제 (15건씩)',
    query: z.object({ ...period, page, sort: z.enum(returnSorts).default('deviation') }),
    output: z.object({
      games: z.array(gameRow),
      totals: z.object({ rounds: int, voidRounds: int, ...sums }),
      watch,
      ...pageCounts,
    }),
    refusals: ['BAD_INPUT'],
  }),
  pickReturns: route({
    method: 'GET',
    path: 'admin/minigame-returns/{id}',
    access: 'minigames:read',
    summary: '미니게임 수익률: 한 게임의 선택별 기대·실제',
    params: z.object({ id: gameIdInput }),
    query: z.object(period),
    output: z.object({ title: z.string(), picks: z.array(pickRow) }),
    refusals: ['MINIGAME_UNKNOWN', 'BAD_INPUT'],
  }),
}
