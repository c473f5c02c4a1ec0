import { useCallback, useSyncExternalStore } from 'react'
import type { Game } from '#contract/fixtures.ts'
import { offeredQuote } from '#web/sport/prices/offered.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

/** True when none of the game's odds can be bet now; re-renders only when that changes. */
export function useIsStopped(game: Game): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const stops = outcomesOf(game).map(({ id }) => oddsStore.subscribe(String(id), notify))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [game],
  )
  return useSyncExternalStore(subscribe, () => outcomesOf(game).every(isStopped))
}

const outcomesOf = ({ markets }: Game) => markets.flatMap(({ bets }) => bets)

function isStopped(outcome: ReturnType<typeof outcomesOf>[number]): boolean {
  const offered = offeredQuote(outcome)
  const live = oddsStore.find(offered.outcomeId)
  return (live && live.version >= offered.version ? live : offered).status !== 'open'
}
