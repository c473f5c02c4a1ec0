/** An active block, and one that has expired. */
export const addressStates = ['blocked', 'over'] as const
