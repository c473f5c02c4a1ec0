import type { betContract } from '#contract/bets.ts'
import type { inplayBetContract } from '#contract/inplay-bets.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { call } from '#web/kit/api/api.ts'
import type { Answer } from '#web/kit/api/api-client.ts'
import { type BetAttempt, createBetAttempts, isOutcomeUnknown, randomKey } from './bet-attempts.ts'
import type { BetBody } from './bet-request.ts'

type PlaceRoute = typeof betContract.place | typeof inplayBetContract.place

/** Waits before each sending, in milliseconds. */
const waits = [0, 700, 2_000]

/** Sends bets to one doorway; a bet that nobody answers is sent again, and its key makes that safe. */
export function createBetSender<R extends PlaceRoute>(route: R) {
  const attempts = createBetAttempts(randomKey)

  async function sendOnce({ key, body }: BetAttempt, accepts: OddsAcceptMode, wait: number) {
    if (wait > 0) await new Promise(resolve => window.setTimeout(resolve, wait))
    const options = { idempotencyKey: key, ...(accepts !== 'none' && { oddsAcceptMode: accepts }) }
    return call<PlaceRoute>(route, { body }, options)
  }

  return {
    attemptFor: (body: BetBody): BetAttempt => attempts.attemptFor(body),
    /** The answer was heard before it came back to its own request. */
    answered: (key: string): void => attempts.answered(key),
    async send(attempt: BetAttempt, accepts: OddsAcceptMode): Promise<Answer<PlaceRoute>> {
      let answer = await sendOnce(attempt, accepts, 0)
      for (const wait of waits.slice(1)) {
        if (answer.ok || !isOutcomeUnknown(answer.refusal)) break
        answer = await sendOnce(attempt, accepts, wait)
      }
      if (answer.ok || !isOutcomeUnknown(answer.refusal)) attempts.answered(attempt.key)
      return answer
    },
  }
}
