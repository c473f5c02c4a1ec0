import type { Odds } from '#domain/odds.ts'

export type QuoteStatus = 'open' | 'suspended' | 'closed'
export type Direction = 'up' | 'down' | 'same'

/** The offered price of one outcome: odds in hundredths and their version. */
export type Quote = {
  readonly outcomeId: string
  readonly odds: Odds
  readonly version: number
  readonly status: QuoteStatus
}

/** A quote with the direction of its last change; the direction expires after a while. */
export type LiveQuote = Quote & { readonly direction: Direction }

type Surroundings = {
  /** How long a direction is remembered, in milliseconds. */
  readonly memory: number
  readonly schedule: (act: () => void, delay: number) => void
}

/**
 * Live prices by outcome. A listener is called for its own outcome only, so a change repaints one button.
 * Versions increase per outcome: an older one is ignored, in whatever order it arrives. The same version
 * may arrive again with another status, as when the whole fixture is suspended.
 */
export function createOddsStore({ memory, schedule }: Surroundings) {
  const quotes = new Map<string, LiveQuote>()
  const listeners = new Map<string, Set<() => void>>()
  const lastMove = new Map<string, number>()

  function put(quote: LiveQuote): void {
    quotes.set(quote.outcomeId, quote)
    for (const notify of listeners.get(quote.outcomeId) ?? []) notify()
  }

  /** A later change restarts the timer, so an earlier timer must not end it. */
  function forgetMove(outcomeId: string, move: number): void {
    const quote = quotes.get(outcomeId)
    if (!quote || lastMove.get(outcomeId) !== move) return
    lastMove.delete(outcomeId)
    put({ ...quote, direction: 'same' })
  }

  function applyOne(next: Quote): void {
    const known = quotes.get(next.outcomeId)
    if (known && (next.version < known.version || isSame(known, next))) return
    const moved = known !== undefined && known.odds !== next.odds
    put({ ...next, direction: moved ? directionOf(known, next) : (known?.direction ?? 'same') })
    if (!moved) return
    lastMove.set(next.outcomeId, next.version)
    schedule(() => forgetMove(next.outcomeId, next.version), memory)
  }

  return {
    /** Applies changes or a whole snapshot: each entry counts if it is newer than the known one. */
    apply(changes: readonly Quote[]): void {
      for (const change of changes) applyOne(change)
    },
    find: (outcomeId: string): LiveQuote | undefined => quotes.get(outcomeId),
    subscribe(outcomeId: string, notify: () => void): () => void {
      const own = listeners.get(outcomeId) ?? new Set()
      listeners.set(outcomeId, own.add(notify))
      return () => {
        own.delete(notify)
        if (own.size === 0 && listeners.get(outcomeId) === own) listeners.delete(outcomeId)
      }
    },
  }
}

const isSame = (a: Quote, b: Quote): boolean =>
  a.version === b.version && a.odds === b.odds && a.status === b.status

const directionOf = (old: Quote, next: Quote): Direction =>
  next.odds > old.odds ? 'up' : next.odds < old.odds ? 'down' : 'same'
