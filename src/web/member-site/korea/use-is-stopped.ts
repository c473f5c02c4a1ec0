import { useCallback, useSyncExternalStore } from 'react'
import type { Game } from '#contract/fixtures.ts'
import { offeredQuote } from '#web/sport/prices/offered.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

/** Whether no price of the game's rows can be bet just now; re-renders when that changes, not with each price. */
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
