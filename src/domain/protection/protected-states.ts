/** Filters of the member list. */
export const protectedStates = ['all', 'excluded', 'limited', 'capped', 'dormant'] as const
