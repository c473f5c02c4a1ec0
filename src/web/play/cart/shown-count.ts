import { create } from 'zustand'

/** Picks in the cart of the minigame's page that is open: what the shell shows of a cart that it does not know. */
export const useRoundCount = create<{ readonly count: number }>(() => ({ count: 0 }))
