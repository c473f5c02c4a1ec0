import { createContext, useContext } from 'react'

/** Matches still drawn although they have left the list; provided by the list. */
export const GoneGames = createContext<ReadonlySet<number>>(new Set())

/** True if a match has left the list that shows it: its prices take no bets there. */
export const useIsGone = (fixtureId: number): boolean => useContext(GoneGames).has(fixtureId)
