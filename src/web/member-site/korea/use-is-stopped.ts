import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import type { Game, OfferedMarket, OfferedOutcome } from '#contract/fixtures/fixtures.ts'
import { SECOND } from '#domain/instant.ts'
import { noRows } from '#web/client/api/no-rows.ts'
import { offeredQuote } from '#web/sport/prices/offered.ts'
import { oddsStore } from '#web/sport/prices/use-odds.ts'

/** A value derived from the prices of a game's outcomes; re-renders only when it changes. */
function useGameQuotes<T extends string | boolean>(game: Game, read: () => T): T {
  const subscribe = useCallback(
    (notify: () => void) => {
      const stops = outcomesOf(game).map(({ id }) => oddsStore.subscribe(String(id), notify))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [game],
  )
  return useSyncExternalStore(subscribe, read)
}

/** True when none of the game's odds can be bet now. */
export const useIsStopped = (game: Game): boolean =>
  useGameQuotes(game, () => outcomesOf(game).every(isStopped))

/**
 * Rows are folded only after a stop of this time: short stops, as after a goal, must not move the rows
 * below.
 */
const FOLDED_AFTER = 30 * SECOND

/** The markets of a game that have been stopped for long, or were when it was first shown. */
export function useFoldedMarkets(game: Game): readonly OfferedMarket[] {
  const stopped = useGameQuotes(game, () =>
    game.markets
      .filter(({ bets }) => bets.length > 0 && bets.every(isStopped))
      .map(({ id }) => id)
      .join(' '),
  )
  const [known, setKnown] = useState(stopped)
  const now = stopped.split(' ')
  const folded = known.split(' ').filter(id => now.includes(id))
  // A market that takes bets again is folded only after another long stop.
  if (folded.join(' ') !== known) setKnown(folded.join(' '))
  useEffect(() => {
    const timer = window.setTimeout(() => setKnown(stopped), FOLDED_AFTER)
    return () => window.clearTimeout(timer)
  }, [stopped])
  // One row saves nothing as a strip.
  if (folded.length < 2) return noRows
  return game.markets.filter(({ id }) => folded.includes(String(id)))
}

const outcomesOf = ({ markets }: Game) => markets.flatMap(({ bets }) => bets)

function isStopped(outcome: OfferedOutcome): boolean {
  const offered = offeredQuote(outcome)
  const live = oddsStore.find(offered.outcomeId)
  return (live && live.version >= offered.version ? live : offered).status !== 'open'
}
