import { z } from 'zod'
import { bet } from '#contract/bets/bets.ts'
import { route } from '#contract/wire/route.ts'
import { idParam, page, pageCounts, reason, seoulDateTime } from '#contract/wire/wire.ts'

/** A bet as shown to the member, plus browser and address of the request. */
export const betRecord = bet.extend({ device: z.string().nullable(), address: z.string().nullable() })

/** An open bet on a fixture with its member and its picks on that fixture. */
const fixtureBet = z.object({
  id: z.string(),
  memberId: z.number().int(),
  userId: z.string(),
  nickname: z.string(),
  /** 1 sports, 2 live (FIELD-056). */
  gameType: z.number().int(),
  /** Number of legs over all fixtures. */
  legCount: z.number().int(),
  amounts: z.number().int(),
  totalRatio: z.number(),
  winnings: z.number().int(),
  createdAt: seoulDateTime,
  picks: z.array(
    z.object({
      marketNameKorean: z.string(),
      betBaseline: z.string(),
      betNameKorean: z.string(),
      betPrice: z.number(),
    }),
  ),
})
export type FixtureBet = z.output<typeof fixtureBet>

/** Queries and operations of operators on single bets (handbook 1.8). */
export const betOperatorContract = {
  bet: route({
    method: 'GET',
    path: 'admin/members/{id}/bets/{betId}',
    access: 'bets:read',
    summary: '회원의 베팅 한 건 (접속 기기와 아이피 포함)',
    params: z.object({ id: idParam, betId: z.uuid() }),
    output: betRecord,
    refusals: ['BET_UNKNOWN'],
  }),
  openBetsOn: route({
    method: 'GET',
    path: 'admin/trading/fixtures/{fixtureId}/bets',
    access: 'bets:read',
    summary: '트레이딩: 경기의 진행중 베팅 (15건씩, 최신순)',
    params: z.object({ fixtureId: idParam }),
    query: z.object({ page }),
    output: z.object({ bets: z.array(fixtureBet), ...pageCounts }),
    refusals: ['FIXTURE_UNKNOWN'],
  }),
  /** The reason is sent to the member as a message. */
  cancelBet: route({
    method: 'POST',
    path: 'admin/members/{id}/bets/{betId}/cancel',
    access: 'bets:write',
    summary: '진행중 베팅의 관리자 취소',
    params: z.object({ id: idParam, betId: z.uuid() }),
    body: z.object({ reason }),
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: ['BET_UNKNOWN', 'CANCEL_NOT_POSSIBLE', 'CANCEL_OUTCOME_KNOWN', 'SECOND_PERSON_NEEDED'],
  }),
  /** A pending in-play bet, which is not booked yet. The reason is sent to the member as a message. */
  endWaiting: route({
    method: 'POST',
    path: 'admin/members/{id}/waiting-bets/{betId}/end',
    access: 'bets:write',
    summary: '접수 중인 인플레이 베팅의 관리자 취소',
    params: z.object({ id: idParam, betId: z.uuid() }),
    body: z.object({ reason }),
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: ['BET_UNKNOWN', 'WAITING_ENDED'],
  }),
}
