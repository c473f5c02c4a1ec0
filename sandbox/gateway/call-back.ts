// Calls the house back about payments and payouts, repeatedly until it answers.
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '#domain/cashier/tether/gateway-words.ts'
import type { Callback, KeptState } from './gateway-state.ts'
import { signCallback } from './signature.ts'

const PATIENCE = 5_000
const FIRST_WAIT = 500
const LONGEST_WAIT = 30_000

type Options = {
  readonly kept: KeptState
  readonly url: string
  readonly secret: string
  readonly now: () => number
}

/**
 * Returns a function that sends due call-backs; call it regularly. A call that is still running is not sent a second
 * time.
 */
export function callsBack({ kept, url, secret, now }: Options): () => Promise<void> {
  const underWay = new Set<string>()
  const send = async (callback: Callback) => {
    underWay.add(callback.event)
    const answered = await post(url, secret, callback.body, now())
    underWay.delete(callback.event)
    if (answered) kept.state.callbacks = kept.state.callbacks.filter(({ event }) => event !== callback.event)
    else {
      callback.attempts += 1
      callback.nextAt = now() + Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(callback.attempts, 10))
    }
    kept.save()
  }
  return async () => {
    const due = kept.state.callbacks.filter(({ event, nextAt }) => nextAt <= now() && !underWay.has(event))
    await Promise.all(due.map(send))
  }
}

/** Returns whether the house accepted it. Signs again each time, because a signature expires after minutes. */
async function post(url: string, secret: string, body: string, now: number): Promise<boolean> {
  const timestamp = String(Math.floor(now / 1000))
  const headers = {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signCallback(secret, timestamp, body),
  }
  const answer = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.ok ?? false
}
