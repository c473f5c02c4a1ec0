import { create } from 'zustand'

/** In how many of the own questions an answer waits, for every menu to mark (BOARD-005). */
export const useUnreadAnswers = create<{ readonly count: number }>(() => ({ count: 0 }))

/** What the house says last. */
export const keepUnreadAnswers = (count: number): void => useUnreadAnswers.setState({ count })
