import { z } from 'zod'
import { gameIdInput } from '#contract/minigame/minigames.ts'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts, seoulDateTime } from '#contract/wire/wire.ts'

export const returnSorts = ['deviation', 'stakes', 'hold', 'title'] as const
/** Days that are asked for at once. */
export const RETURN_DAYS_MAX = 400

const int = z.number().int()

const sums = {
  bets: int,
  stakes: int,
  paid: int,
  /** What the draws' chances make of the same bets, rounded to a won. */
  expected: int,
  /** Hundredths of a percent of the stakes; null without stakes. */
  expectedRate: int.nullable(),
  actualRate: int.nullable(),
  /** In standard errors; below zero where less was paid than expected. Null without bets. */
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
  /** As the watch last saw it over its own days. */
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
  /** The games that lie beyond it. */
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

/** What the games pay back, beside what they should (field G21, T5). */
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
