/** An operator cancels so many bets at once, at the most. */
export const CANCELLED_AT_ONCE = 500
