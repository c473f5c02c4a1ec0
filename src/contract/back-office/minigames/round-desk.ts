import { z } from 'zod'
import { gameIdInput, marketResult, roundStates } from '#contract/minigame/minigames.ts'
import { route } from '#contract/wire/route.ts'
import { day, idParam, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'

const int = z.number().int()

const roundHead = {
  id: int,
  gameId: int,
  title: z.string(),
  kind: z.string(),
  /** Number within the Seoul day. */
  round: int,
  roundId: z.string(),
  startsAt: seoulDateTime,
  closesAt: seoulDateTime,
  drawsAt: seoulDateTime,
  state: z.enum(roundStates),
  /** Null until it is drawn, and for a void round. */
  draw: z.unknown(),
  results: z.array(marketResult),
  /** The result in Korean; empty until it is drawn. */
  resultText: z.string(),
  bets: int,
  stakes: int,
  /** So far. */
  paid: int,
}
const listed = z.object(roundHead)
export type DeskRound = z.output<typeof listed>

const pick = z.object({
  market: z.string(),
  marketLabel: z.string(),
  pick: z.string(),
  pickLabel: z.string(),
  betPrice: z.number(),
  bets: int,
  stakes: int,
  /** The house's payout if the pick won; for a drawn round the actual payout. */
  payout: int,
  result: z.enum(['won', 'lost', 'void']).nullable(),
})
export type DeskRoundPick = z.output<typeof pick>

const detail = z.object({
  ...roundHead,
  termsVersion: int,
  closeSeconds: int,
  drawnBy: z.object({ gameId: int, title: z.string() }).nullable(),
  commitment: z.string(),
  chainEnd: z.string(),
  link: int,
  beaconKind: z.string(),
  /** Null until they are published with the draw; the seed of a void round is published after its time. */
  beacon: z.string().nullable(),
  seed: z.string().nullable(),
  closedAt: seoulDateTime.nullable(),
  drawnAt: seoulDateTime.nullable(),
  settledAt: seoulDateTime.nullable(),
  voidedAt: seoulDateTime.nullable(),
  /** In Korean; empty when it is not void. */
  voidCause: z.string(),
  voidReason: z.string(),
  /** Only picks with bets. */
  picks: z.array(pick),
})
export type DeskRoundDetail = z.output<typeof detail>

/** Rounds for operators: read, and void before the draw. There is no other operation on a draw. */
export const roundDeskContract = {
  rounds: route({
    method: 'GET',
    path: 'admin/minigame-rounds',
    access: 'minigames:read',
    summary: '미니게임 회차 (게임·날짜별, 15건씩)',
    query: z.object({
      page,
      gameId: gameIdInput,
      date: day.optional(),
      state: z.enum(roundStates).optional(),
    }),
    output: z.object({ rounds: z.array(listed), ...pageCounts }),
    refusals: ['MINIGAME_UNKNOWN'],
  }),
  round: route({
    method: 'GET',
    path: 'admin/minigame-rounds/{id}',
    access: 'minigames:read',
    summary: '미니게임 회차 상세',
    params: z.object({ id: idParam }),
    output: detail,
    refusals: ['ROUND_UNKNOWN'],
  }),
  voidRound: route({
    method: 'POST',
    path: 'admin/minigame-rounds/{id}/void',
    access: 'minigames:write',
    summary: '추첨 전 회차 적특 (모든 베팅금 환불)',
    params: z.object({ id: idParam }),
    body: z.object({ reason }),
    output: z.object({ id: int, bets: int, stakes: int }),
    patienceSeconds: 120,
    refusals: ['ROUND_UNKNOWN', 'ROUND_DRAWN', 'ROUND_VOID'],
  }),
}
