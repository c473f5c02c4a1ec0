import { createContext, useContext } from 'react'

/** Matches that a list still shows though it has them no more; provided by the list. */
export const GoneGames = createContext<ReadonlySet<number>>(new Set())

/** Whether a match has left the list that shows it: nothing of it can be bet from there. */
export const useIsGone = (fixtureId: number): boolean => useContext(GoneGames).has(fixtureId)
