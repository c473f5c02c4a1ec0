import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { seoulDateTime } from '#contract/wire/wire.ts'
import { BET_DELAY_SECONDS_MAX } from '#domain/slip/bet-delay.ts'
import { betBody } from './bet-body.ts'
import { betLeg, placeRefusals } from './bets.ts'

/**
 * In-play bets (API-046): body, headers and responses are those of sports-prematch/betting. The response
 * comes after the delay (FIELD-015) and is final. The member's event `waiting` announces a pending bet at
 * once, and `answered` its end (live.ts), so nothing is lost with the connection: a repeated request with
 * the same Idempotency-Key waits for the first one's result, and closing the connection cancels nothing.
 */
const waitingBet = z.object({
  /** The bet gets this id when it is accepted. */
  id: z.string(),
  /** The Idempotency-Key of the request. */
  key: z.string().nullable(),
  gameDetailType: z.number().int(),
  betStyle: z.enum(['KR', 'EU']),
  amounts: z.number().int(),
  totalRatio: z.number(),
  /** Expected winnings. */
  winnings: z.number().int(),
  createdAt: seoulDateTime,
  /** The full delay. */
  seconds: z.number().int(),
  /** The delay that was left at the time of the response; 0 while it is being decided. */
  leftMs: z.number().int(),
  /** Epoch milliseconds by the server's clock. */
  startedAt: z.number().int(),
  dueAt: z.number().int(),
  bettings: z.array(betLeg),
})
export type WaitingBet = z.output<typeof waitingBet>

export const inplayBetContract = {
  place: route({
    method: 'POST',
    path: 'inplay/betting',
    access: 'member',
    summary: '인플레이 베팅하기',
    body: betBody,
    // The response comes after the delay.
    patienceSeconds: BET_DELAY_SECONDS_MAX + 30,
    output: z.object({ id: z.string(), emoney: z.number().int() }),
    refusals: [
      ...placeRefusals,
      'MATCH_CHANGED',
      'WAITED_TOO_LONG',
      'WAITING_ABOVE_MAXIMUM',
      'ENDED_BY_OPERATOR',
    ],
  }),
  waiting: route({
    method: 'GET',
    path: 'inplay/waiting',
    access: 'member',
    summary: '접수 중인 인플레이 베팅',
    output: z.object({ waiting: z.array(waitingBet) }),
    refusals: [],
  }),
}
