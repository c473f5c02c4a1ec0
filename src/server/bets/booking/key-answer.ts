import type { InplayAnswer } from '../in-play/begin-waiting.ts'
import type { KeyAnswer, WaitingBet } from '../in-play/waiting-bets.sql.ts'

/** What the key of a waiting bet stands for once it has ended; nothing without a key. */
export const keyAnswer = (
  { memberId, digest, bodyHash }: WaitingBet,
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
