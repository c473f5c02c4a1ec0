import { create } from 'zustand'

/** Number of the member's questions with an unread answer, marked in all menus (BOARD-005). */
export const useUnreadAnswers = create<{ readonly count: number }>(() => ({ count: 0 }))

/** Stores the latest count from the server. */
export const keepUnreadAnswers = (count: number): void => useUnreadAnswers.setState({ count })
