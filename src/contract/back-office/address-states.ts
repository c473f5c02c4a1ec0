/** A block that keeps somebody out, and one whose time is over. */
export const addressStates = ['blocked', 'over'] as const
