import { create } from 'zustand'

/** Number of picks in the cart of the open minigame page, for the shell, which does not know that cart. */
export const useRoundCount = create<{ readonly count: number }>(() => ({ count: 0 }))
