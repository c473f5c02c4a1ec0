import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import type { BetAnswer, InplayRefusal } from '../bet-answer.ts'
import type { KnownRequest } from './booking.sql.ts'
import type { AnsweredRequest } from './head-columns.ts'

/** Repeats the first answer for the same request; refuses the same key with another body. */
export function earlierAnswer({ sameBody, betId, balance, refusal }: KnownRequest): BetAnswer {
  if (!sameBody) return refuse({ code: 'KEY_REUSED' })
  if (betId !== null && balance !== null) return accept({ betId, balance, repeated: true })
  assert(refusal, 'a request was accepted or refused')
  return refuse(JSON.parse(refusal))
}

type Keyed = {
  readonly memberId: MemberId
  readonly digest: string | null
  readonly bodyHash: string | null
}

/**
 * Returns the answer to store for the key of an in-play bet: a refusal, or the position of its bet among those stored
 * in the same statement. Empty if the bet has no key.
 */
export const keyAnswer = (
  { memberId, digest, bodyHash }: Keyed,
  answer: { readonly bet: number } | { readonly refusal: InplayRefusal },
): readonly AnsweredRequest[] => {
  if (digest === null || bodyHash === null) return []
  const key = { digest, bodyHash }
  return 'bet' in answer
    ? [{ memberId, key, bet: answer.bet, refusal: undefined }]
    : [{ memberId, key, bet: undefined, refusal: JSON.stringify(answer.refusal) }]
}
