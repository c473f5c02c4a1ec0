/** Where an own match stands: before its start, waiting for its result, with a result, or withdrawn. */
export const ownStates = ['upcoming', 'waiting', 'settled', 'withdrawn'] as const
export type OwnState = (typeof ownStates)[number]
