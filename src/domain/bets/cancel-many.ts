/** Maximum number of bets that an operator cancels in one request. */
export const CANCELLED_AT_ONCE = 500
