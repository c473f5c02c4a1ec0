import { z } from 'zod'
import { route } from './route.ts'
import { idParam, reason } from './wire.ts'

/** What operators may do to a single bet (handbook 1.8). */
export const betOperatorContract = {
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
