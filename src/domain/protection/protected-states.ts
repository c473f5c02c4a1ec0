/** What the list of members shows. */
export const protectedStates = ['all', 'excluded', 'limited', 'capped', 'dormant'] as const
