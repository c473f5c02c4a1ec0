import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { seoulDateTime } from '#contract/wire/wire.ts'
import { BET_DELAY_SECONDS_MAX } from '#domain/slip/bet-delay.ts'
import { betBody } from './bet-body.ts'
import { betLeg, placeRefusals } from './bets.ts'

/**
 * In-play bets (API-046): body, headers and answers are those of sports-prematch/betting. The answer comes when
 * the delay is over (FIELD-015) and is final. That the bet waits is told at once by the member's event `waiting`,
 * its end by `answered` (live.ts), so nothing is lost with the connection: a request sent again under its
 * Idempotency-Key waits for the first one's answer, and a closed connection cancels nothing.
 */
const waitingBet = z.object({
  /** The bet has this id when it is accepted. */
  id: z.string(),
  /** The Idempotency-Key of its request. */
  key: z.string().nullable(),
  gameDetailType: z.number().int(),
  betStyle: z.enum(['KR', 'EU']),
  amounts: z.number().int(),
  totalRatio: z.number(),
  /** Expected. */
  winnings: z.number().int(),
  createdAt: seoulDateTime,
  /** The whole delay. */
  seconds: z.number().int(),
  /** What was left of it when this was answered; 0 when it is being decided. */
  leftMs: z.number().int(),
  /** Milliseconds since 1970, by the clock of the house. */
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
    // It is answered when its delay is over.
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
