import { setTimeout as sleep } from 'node:timers/promises'

/** An answer that is one. */
export type Told = { readonly status: number; readonly refusal: string | null; readonly body: unknown }

/** Asks again until there is an answer, under the same key where the request has one. */
export type Insist = (ask: () => Promise<Response>) => Promise<Told>

const AGAIN_AFTER = 150
const TOO_MANY = 429

/** What a fault or a dead process answers is none; what the house refuses is one. Counts those that were none. */
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
