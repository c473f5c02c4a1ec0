import { z } from 'zod'
import { bet } from './bets.ts'
import { route } from './route.ts'
import { idParam, reason } from './wire.ts'

/** A bet as its member is told of it, and by which browser and from where it was asked for. */
const betRecord = bet.extend({ device: z.string().nullable(), address: z.string().nullable() })

/** What operators may see of a single bet and do to it (handbook 1.8). */
export const betOperatorContract = {
  bet: route({
    method: 'GET',
    path: 'admin/members/{id}/bets/{betId}',
    access: 'operator-read',
    summary: '회원의 베팅 한 건 (접속 기기와 아이피 포함)',
    params: z.object({ id: idParam, betId: z.uuid() }),
    output: betRecord,
    refusals: ['BET_UNKNOWN'],
  }),
  /** The member reads the reason in a message. */
  cancelBet: route({
    method: 'POST',
    path: 'admin/members/{id}/bets/{betId}/cancel',
    access: 'operator-write',
    summary: '진행중 베팅의 관리자 취소',
    params: z.object({ id: idParam, betId: z.uuid() }),
    body: z.object({ reason }),
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: ['BET_UNKNOWN', 'CANCEL_NOT_POSSIBLE'],
  }),
  /** A bet in play that has no answer yet; it is not booked. The member reads the reason in a message. */
  endWaiting: route({
    method: 'POST',
    path: 'admin/members/{id}/waiting-bets/{betId}/end',
    access: 'operator-write',
    summary: '접수 중인 인플레이 베팅의 관리자 취소',
    params: z.object({ id: idParam, betId: z.uuid() }),
    body: z.object({ reason }),
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: ['BET_UNKNOWN', 'WAITING_ENDED'],
  }),
}
