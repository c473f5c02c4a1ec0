import { assert } from '#domain/assert.ts'
import { accept, refuse } from '#domain/result.ts'
import type { BetAnswer, InplayAnswer } from '../bet-answer.ts'
import type { KeyAnswer, WaitingBet } from '../in-play/waiting-bets.sql.ts'
import type { KnownRequest } from './booking.sql.ts'

/** The same request again gets the first answer; its key with another body is refused. */
export function earlierAnswer({ sameBody, betId, balance, refusal }: KnownRequest): BetAnswer {
  if (!sameBody) return refuse({ code: 'KEY_REUSED' })
  if (betId !== null && balance !== null) return accept({ betId, balance, repeated: true })
  assert(refusal, 'a request was accepted or refused')
  return refuse(JSON.parse(refusal))
}

/** What the key of an in-play bet stands for from its answer on; nothing without a key. */
export const keyAnswer = (
  { memberId, digest, bodyHash }: Pick<WaitingBet, 'memberId' | 'digest' | 'bodyHash'>,
  answer: InplayAnswer,
): readonly KeyAnswer[] =>
  digest === null || bodyHash === null
    ? []
    : [
        {
          member: memberId,
          digest,
          hash: bodyHash,
          bet: answer.ok ? answer.value.betId : null,
          balance: answer.ok ? answer.value.balance : null,
          refusal: answer.ok ? null : JSON.stringify(answer.refusal),
        },
      ]
