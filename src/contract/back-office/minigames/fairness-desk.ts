import { z } from 'zod'
import { gameIdInput } from '#contract/minigame/minigames.ts'
import { route } from '#contract/wire/route.ts'
import { page, pageCounts, seoulDateTime } from '#contract/wire/wire.ts'

const int = z.number().int()

const chain = z.object({
  id: int,
  committedAt: seoulDateTime,
  chainEnd: z.string(),
  links: int,
  given: int,
})
export type DeskChain = z.output<typeof chain>

const check = z.object({
  at: seoulDateTime,
  rounds: int,
  /** Rounds with a fault. */
  faults: int,
  missing: int,
  /** Null for the automatic daily check. */
  operator: z.string().nullable(),
})

const gameHead = {
  gameId: int,
  title: z.string(),
  /** Games that use its draws. */
  drawnAlong: z.array(z.string()),
  beaconKinds: z.array(z.string()),
  /** Rounds and void rounds of the last seven days. */
  rounds: int,
  voidRounds: int,
  lastCheck: check.nullable(),
}

const listed = z.object({ ...gameHead, chain: chain.nullable(), next: chain.nullable() })
export type DeskFairGame = z.output<typeof listed>

const detail = z.object({
  ...gameHead,
  intervalSeconds: int,
  chains: z.array(chain),
  faults: z.array(z.object({ round: z.string(), words: z.string() })),
  missing: z.array(z.object({ after: z.string(), before: z.string(), rounds: int })),
  voids: z.array(z.object({ cause: z.string(), rounds: int })),
})
export type DeskFairDetail = z.output<typeof detail>

/** Verifiability of the draws for operators; nothing secret is revealed early (MINI-089). */
export const fairnessDeskContract = {
  fairGames: route({
    method: 'GET',
    path: 'admin/minigame-fairness',
    access: 'minigames:read',
    summary: '미니게임 공정성: 게임별 체인과 자체 검증 (15건씩)',
    query: z.object({ page }),
    output: z.object({
      games: z.array(listed),
      /** Games whose last check found faults. */
      faulty: int,
      /**
       * Last test of the random source by the process that creates chains; null before the first (field
       * G5).
       */
      random: z.object({ at: z.string(), isHealthy: z.boolean() }).nullable(),
      ...pageCounts,
    }),
    refusals: [],
  }),
  fairGame: route({
    method: 'GET',
    path: 'admin/minigame-fairness/{id}',
    access: 'minigames:read',
    summary: '미니게임 공정성 상세: 체인, 누락 회차, 적특 사유',
    params: z.object({ id: gameIdInput }),
    output: detail,
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  checkNow: route({
    method: 'POST',
    path: 'admin/minigame-fairness/{id}/check',
    access: 'minigames:write',
    summary: '미니게임 최근 1,000회차 자체 검증',
    params: z.object({ id: gameIdInput }),
    output: detail,
    patienceSeconds: 60,
    refusals: ['MINIGAME_UNKNOWN'],
  }),
}
