import { useCallback, useSyncExternalStore } from 'react'
import { createOddsStore, type LiveQuote, type Quote } from './odds-store.ts'
import { oddsDirectionMemory } from './timings.ts'

/** The one store of live prices of this page. */
export const oddsStore = createOddsStore({
  memory: oddsDirectionMemory,
  schedule: (act, delay) => void window.setTimeout(act, delay),
})

/**
 * The quote of one outcome as it stands now: the live one, or the one the page was loaded with where that is newer.
 * Only the caller re-renders when this outcome moves.
 */
export function useOdds(offered: Quote): LiveQuote {
  const live = useLiveQuote(offered.outcomeId)
  return live && live.version >= offered.version ? live : { ...offered, direction: 'same' }
}

/** The live quote of one outcome, where one has arrived. */
export function useLiveQuote(outcomeId: string): LiveQuote | undefined {
  const subscribe = useCallback((notify: () => void) => oddsStore.subscribe(outcomeId, notify), [outcomeId])
  return useSyncExternalStore(subscribe, () => oddsStore.find(outcomeId))
}
