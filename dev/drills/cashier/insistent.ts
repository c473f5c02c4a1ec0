import { setTimeout as sleep } from 'node:timers/promises'

/** An answer of a running server. */
export type Told = { readonly status: number; readonly refusal: string | null; readonly body: unknown }

/** Repeats a call until it is answered, with the same idempotency key if it has one. */
export type Insist = (ask: () => Promise<Response>) => Promise<Told>

const AGAIN_AFTER = 150
const TOO_MANY = 429

/**
 * Returns a caller that retries when the process is dead or answers 5xx, and counts those tries. A refusal is an
 * answer.
 */
export function insistent(unanswered: { count: number }): Insist {
  return async ask => {
    for (;;) {
      const told = await once(ask)
      if (told && told.status !== TOO_MANY) return told
      if (!told) unanswered.count += 1
      await sleep(AGAIN_AFTER)
    }
  }
}

async function once(ask: () => Promise<Response>): Promise<Told | undefined> {
  try {
    const answer = await ask()
    const text = await answer.text()
    const refusal = answer.headers.get('x-refusal')
    if (answer.status >= 500 && refusal !== 'GATEWAY_UNAVAILABLE') return undefined
    const isJson = answer.headers.get('content-type')?.startsWith('application/json')
    return { status: answer.status, refusal, body: isJson ? JSON.parse(text) : text }
  } catch {
    return undefined
  }
}
