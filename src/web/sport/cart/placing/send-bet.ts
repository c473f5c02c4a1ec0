import type { betContract } from '#contract/bets.ts'
import type { inplayBetContract } from '#contract/inplay-bets.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { call } from '#web/client/api/api.ts'
import type { Answer } from '#web/client/api/api-client.ts'
import { randomKey } from '#web/client/api/random-key.ts'
import { beginMoneyAct } from '#web/client/session/member-figures.ts'
import { sessionStore } from '#web/client/session/session-store.ts'
import { type BetAttempt, createBetAttempts, isOutcomeUnknown } from './bet-attempts.ts'
import type { BetBody } from './bet-request.ts'

type PlaceRoute = typeof betContract.place | typeof inplayBetContract.place

/** Waits before each sending again, in milliseconds. */
const waits = [700, 2_000]

const pass = (wait: number) => new Promise(resolve => window.setTimeout(resolve, wait))

const isUnanswered = (answer: Answer<PlaceRoute>): boolean => !answer.ok && isOutcomeUnknown(answer.refusal)

/** Sends bets to one doorway; a bet that nobody answers is sent again, and its key makes that safe. */
export function createBetSender<R extends PlaceRoute>(route: R) {
  const attempts = createBetAttempts(randomKey, beginMoneyAct)

  function sendOnce({ key, body }: BetAttempt, accepts: OddsAcceptMode) {
    const headers = accepts === 'none' ? {} : { 'Odds-Accept-Mode': accepts }
    return call<PlaceRoute>(route, { body }, { idempotencyKey: key, headers })
  }

  return {
    attemptFor: (body: BetBody): BetAttempt => attempts.attemptFor(body),
    /** The answer was heard before it came back to its own request. */
    answered: (key: string): void => attempts.answered(key),
    async send(attempt: BetAttempt, accepts: OddsAcceptMode): Promise<Answer<PlaceRoute>> {
      const token = sessionStore.current()?.token
      let answer = await sendOnce(attempt, accepts)
      for (const wait of waits) {
        if (!isUnanswered(answer)) break
        await pass(wait)
        // Whoever is here by now has not asked for this bet.
        if (sessionStore.current()?.token !== token) break
        answer = await sendOnce(attempt, accepts)
      }
      if (!isUnanswered(answer)) attempts.answered(attempt.key)
      return answer
    },
  }
}
