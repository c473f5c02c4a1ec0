import type { CallRefusal } from '#web/client/api/api-client.ts'
import type { TakeBalance } from '#web/client/session/member-figures.ts'

/** A bet on its way: the very body and key that every resending repeats. */
export type Attempt<B> = {
  readonly key: string
  readonly body: B
  /** A resending is answered with the balance of the first sending: what was heard since then counts for more. */
  readonly takeBalance: TakeBalance
}

type Surroundings<B> = {
  readonly newKey: () => string
  readonly begin: () => TakeBalance
  /** What makes two bodies the same bet, even if prices have moved between them. */
  readonly contentOf: (body: B) => string
}

/**
 * Keeps a bet that was sent and not answered. The same picks and amount sent again are that bet again, byte for byte,
 * even if prices have moved since: whatever became of it, it is booked once.
 */
export function createAttempts<B>({ newKey, begin, contentOf }: Surroundings<B>) {
  let open: Attempt<B> | undefined
  return {
    attemptFor(body: B): Attempt<B> {
      if (!open || contentOf(open.body) !== contentOf(body))
        open = { key: newKey(), body, takeBalance: begin() }
      return open
    },
    /** The answer of an attempt arrived, whichever and by whatever way: the next bet is a new one. */
    answered(key: string): void {
      if (open?.key === key) open = undefined
    },
  }
}

/**
 * Whether the bet may have been booked although the house did not say so: a broken connection, a proxy speaking for it,
 * or a database that went away in the middle.
 */
export const isOutcomeUnknown = ({ code, status }: CallRefusal): boolean =>
  ['NETWORK', 'BAD_ANSWER', 'SITE_UNAVAILABLE'].includes(code) || (code === 'OTHER' && status >= 500)
