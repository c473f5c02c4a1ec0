import type { LiveAnsweredBet, LiveWaitingBet } from '#contract/live/live.ts'
import { describeRefusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { SECOND } from '#domain/instant.ts'
import { type Bus, topic } from '#server/platform/news/bus.ts'
import type { InplayAnswer } from '../bet-answer.ts'
import { betAccepted, memberBalance } from '../bet-news.ts'
import type { WaitingBet } from './waiting-bets.sql.ts'

type OfMember<Frame> = { readonly memberId: MemberId; readonly id: string; readonly frame: Frame }

/** Published when an in-play bet begins to wait. */
export const betWaiting = topic<OfMember<LiveWaitingBet>>('bet-waiting', { reach: 'house' })

/** Published when a waiting bet gets its answer. */
export const betAnswered = topic<OfMember<LiveAnsweredBet>>('bet-answered', { reach: 'house' })

/** Event for the member about a bet that begins to wait. */
export const tellWaiting = ({ memberId, id, key, seconds, dueAt, stake, legs }: WaitingBet) => ({
  memberId,
  id,
  frame: { id, key, seconds, leftMs: seconds * SECOND, dueAt, amounts: stake, legs: legs.length },
})

/** Event for the member about the bet's end. */
const tellAnswered = ({ memberId, id, key }: WaitingBet, answer: InplayAnswer) => ({
  memberId,
  id,
  frame: { id, key, ok: answer.ok, refusal: answer.ok ? null : tellRefusal(answer.refusal) },
})

type Refused = Extract<InplayAnswer, { readonly ok: false }>['refusal']

const tellRefusal = (refusal: Refused) => ({
  code: refusal.code,
  text: describeRefusal(refusal).text,
  ...(refusal.code === 'ODDS_CHANGED' && { changes: refusal.changes }),
})

/** Publishes that a waiting bet has ended, and the member's balance. */
export function tellEnd(bus: Bus, bet: WaitingBet, answer: InplayAnswer, balance: number): void {
  const { memberId, id } = bet
  if (answer.ok) bus.publish(betAccepted, { memberId, betId: id, balance })
  else bus.publish(memberBalance, { memberId, balance })
  bus.publish(betAnswered, tellAnswered(bet, answer))
}
