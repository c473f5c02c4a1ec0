import type { CallRefusal } from '#web/client/api/api-client.ts'
import type { TakeBalance } from '#web/client/session/member-figures.ts'

/** A bet being sent: the exact body and key that every retry repeats. */
export type Attempt<B> = {
  readonly key: string
  readonly body: B
  /** A retry returns the balance of the first request; a newer balance received since has precedence. */
  readonly takeBalance: TakeBalance
}

type Surroundings<B> = {
  readonly newKey: () => string
  readonly begin: () => TakeBalance
  /** Key by which two bodies count as the same bet, even if prices changed in between. */
  readonly contentOf: (body: B) => string
}

/**
 * Keeps a bet that was sent and not answered. The same picks and amount sent again repeat that request
 * byte for byte, even if prices changed since: the bet is booked at most once.
 */
export function createAttempts<B>({ newKey, begin, contentOf }: Surroundings<B>) {
  let open: Attempt<B> | undefined
  return {
    attemptFor(body: B): Attempt<B> {
      if (!open || contentOf(open.body) !== contentOf(body))
        open = { key: newKey(), body, takeBalance: begin() }
      return open
    },
    /** Ends an attempt on its answer, whichever one and over whichever channel: the next bet is a new one. */
    answered(key: string): void {
      if (open?.key === key) open = undefined
    },
  }
}

/**
 * True if the bet may be booked without a valid answer: a broken connection, a proxy error, or a database
 * failure during the request.
 */
export const isOutcomeUnknown = ({ code, status }: CallRefusal): boolean =>
  ['NETWORK', 'BAD_ANSWER', 'SITE_UNAVAILABLE'].includes(code) || (code === 'OTHER' && status >= 500)
