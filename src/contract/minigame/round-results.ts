import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { day, page, pageCounts } from '#contract/wire/wire.ts'
import { virtualSportKeys } from '#domain/minigames/virtual/venues.ts'
import { exportedRounds } from './exported-rounds.ts'
import { gameIdInput, marketResult, roundStates } from './minigames.ts'

const result = z.object({
  /** The round's id as used in a bet. */
  id: z.string(),
  gameId: z.number().int(),
  roundId: z.string(),
  round: z.number().int(),
  totalRound: z.number().int(),
  drawsAt: z.number().int(),
  state: z.enum(roundStates),
  /** Null until it is drawn, and for a void round. */
  draw: z.unknown(),
  results: z.array(marketResult),
  commitment: z.string(),
  /** Null until the round has closed. */
  beacon: z.string().nullable(),
  /** Null until it is revealed with the draw. */
  seed: z.string().nullable(),
  /** Why it is void, as a Korean sentence; empty otherwise. */
  voidReason: z.string(),
})
export type RoundResult = z.output<typeof result>

const listed = {
  method: 'GET',
  access: 'member',
  output: z.object({ rounds: z.array(result), ...pageCounts }),
  refusals: ['MINIGAME_UNKNOWN'],
} as const

export const roundResultContract = {
  list: route({
    ...listed,
    path: 'game_result/minigame',
    summary: '미니게임 결과',
    query: z.object({ gameId: gameIdInput, date: day.optional(), page }),
  }),
  /**
   * Results of the virtual sports venues (API-046, ROUTE-068): of one venue, otherwise the finished events of
   * all venues, or of those of a sport.
   */
  virtuals: route({
    ...listed,
    path: 'game_result/virtuals',
    summary: '가상스포츠 결과 (기본: 모든 경기장의 끝난 경기)',
    query: z.object({
      gameId: gameIdInput.optional(),
      sport: z.enum(virtualSportKeys).optional(),
      date: day.optional(),
      page,
    }),
  }),
  /**
   * Seed chains of a game, newest first: their ends, published before the first draw of the chain
   * (docs/fairness.md).
   */
  chains: route({
    method: 'GET',
    path: 'minigame/chains',
    access: 'guest',
    summary: '미니게임 시드 체인 공개값',
    query: z.object({ gameId: gameIdInput }),
    output: z.array(
      z.object({
        chainEnd: z.string(),
        links: z.number().int(),
        /** Number of rounds that used a link. */
        given: z.number().int(),
        /** Epoch milliseconds. */
        committedAt: z.number().int(),
        /** Chains that second keepers have committed to for it; the signature is the keeper's. */
        keepers: z.array(
          z.object({
            keeperKey: z.string(),
            keeperEnd: z.string(),
            signature: z.string(),
            committedAt: z.number().int(),
          }),
        ),
      }),
    ),
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  /**
   * Everything needed to recompute the draws, public (docs/fairness.md); at most a day of rounds in one
   * call.
   */
  exported: route({
    method: 'GET',
    path: 'minigame/rounds',
    access: 'guest',
    summary: '미니게임 회차 내려받기 (검증용)',
    query: z.object({
      gameId: gameIdInput,
      /** Names of rounds or days: `20261123-0001`, `2026-11-23`. */
      from: z.string().regex(/^(\d{8}-\d{4}|\d{4}-\d{2}-\d{2})$/),
      to: z.string().regex(/^(\d{8}-\d{4}|\d{4}-\d{2}-\d{2})$/),
    }),
    output: exportedRounds,
    refusals: ['MINIGAME_UNKNOWN', 'BAD_INPUT'],
  }),
}
