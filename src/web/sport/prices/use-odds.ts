import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { createOddsStore, type LiveQuote, type Quote } from './odds-store.ts'

/** How long an odds button remembers the direction of its last change, in milliseconds. */
const directionMemory = 5_000

/** The only store of live prices of this page. */
export const oddsStore = createOddsStore({
  memory: directionMemory,
  schedule: (act, delay) => void window.setTimeout(act, delay),
})

/**
 * The current quote of one outcome: the live one, or the loaded one if that is newer. Re-renders only the
 * caller when this outcome changes.
 */
export function useOdds(offered: Quote): LiveQuote {
  const live = useLiveQuote(offered.outcomeId)
  return live && live.version >= offered.version ? live : { ...offered, direction: 'same' }
}

/** The live quote of one outcome, if one has arrived. */
function useLiveQuote(outcomeId: string): LiveQuote | undefined {
  const subscribe = useCallback((notify: () => void) => oddsStore.subscribe(outcomeId, notify), [outcomeId])
  return useSyncExternalStore(subscribe, () => oddsStore.find(outcomeId))
}

/** The live quotes of several outcomes that have arrived, by outcome. Re-renders when one of them changes. */
export function useLiveQuotes(outcomeIds: readonly string[]): ReadonlyMap<string, LiveQuote> {
  const key = outcomeIds.join(' ')
  const { subscribe, read } = useMemo(() => watchQuotes(key === '' ? [] : key.split(' ')), [key])
  return useSyncExternalStore(subscribe, read)
}

/** The snapshot object stays the same until one of its quotes changes. */
function watchQuotes(outcomeIds: readonly string[]) {
  let known: ReadonlyMap<string, LiveQuote> = new Map()
  return {
    subscribe: (notify: () => void) => {
      const stops = outcomeIds.map(outcomeId => oddsStore.subscribe(outcomeId, notify))
      return () => {
        for (const stop of stops) stop()
      }
    },
    read: () => {
      const quotes = outcomeIds.flatMap(outcomeId => oddsStore.find(outcomeId) ?? [])
      const isSame =
        quotes.length === known.size && quotes.every(quote => known.get(quote.outcomeId) === quote)
      if (!isSame) known = new Map(quotes.map(quote => [quote.outcomeId, quote]))
      return known
    },
  }
}
