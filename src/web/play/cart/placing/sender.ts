import { randomKey } from '#web/client/api/random-key.ts'
import { beginMoneyAct } from '#web/client/session/member-figures.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import type { PlaceAnswer, PlaceRequest } from '../cart-kind.ts'
import { type Attempt, createAttempts, isOutcomeUnknown } from './attempts.ts'

/** Waits before each sending again, in milliseconds. */
const waits = [700, 2_000]

const pass = (wait: number) => new Promise(resolve => window.setTimeout(resolve, wait))

const isUnanswered = (answer: PlaceAnswer): boolean => !answer.ok && isOutcomeUnknown(answer.refusal)

/** Sends bets of one kind; a bet that nobody answers is sent again, and its key makes that safe. */
export function createSender<B>(contentOf: (body: B) => string) {
  const attempts = createAttempts({ newKey: randomKey, begin: beginMoneyAct, contentOf })
  return {
    attemptFor: attempts.attemptFor,
    /** The answer was heard before it came back to its own request. */
    answered: attempts.answered,
    async send(attempt: Attempt<B>, post: PlaceRequest<B>['post']): Promise<PlaceAnswer> {
      const token = sessionStore.current()?.token
      let answer = await post(attempt)
      for (const wait of waits) {
        if (!isUnanswered(answer)) break
        await pass(wait)
        // Whoever is here by now has not asked for this bet.
        if (sessionStore.current()?.token !== token) break
        answer = await post(attempt)
      }
      if (!isUnanswered(answer)) attempts.answered(attempt.key)
      return answer
    },
  }
}
