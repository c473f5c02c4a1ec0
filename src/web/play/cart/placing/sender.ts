import { randomKey } from '#web/client/api/random-key.ts'
import { beginMoneyAct } from '#web/client/session/member-figures.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import type { PlaceAnswer, PlaceRequest } from '../cart-kind.ts'
import { type Attempt, createAttempts, isOutcomeUnknown } from './attempts.ts'

/** Delays before each retry, in milliseconds. */
const waits = [700, 2_000]

const pass = (wait: number) => new Promise(resolve => window.setTimeout(resolve, wait))

const isUnanswered = (answer: PlaceAnswer): boolean => !answer.ok && isOutcomeUnknown(answer.refusal)

/** Sends bets of one kind; retries an unanswered bet, which its key makes safe. */
export function createSender<B>(contentOf: (body: B) => string) {
  const attempts = createAttempts({ newKey: randomKey, begin: beginMoneyAct, contentOf })
  return {
    attemptFor: attempts.attemptFor,
    /** The answer arrived over another channel before the response to the request. */
    answered: attempts.answered,
    async send(attempt: Attempt<B>, post: PlaceRequest<B>['post']): Promise<PlaceAnswer> {
      const token = sessionStore.current()?.token
      let answer = await post(attempt)
      for (const wait of waits) {
        if (!isUnanswered(answer)) break
        await pass(wait)
        // The current member did not place this bet.
        if (sessionStore.current()?.token !== token) break
        answer = await post(attempt)
      }
      if (!isUnanswered(answer)) attempts.answered(attempt.key)
      return answer
    },
  }
}
