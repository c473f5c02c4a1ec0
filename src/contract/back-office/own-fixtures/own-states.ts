/** State of an own fixture: before its start, waiting for a result, with a result, or withdrawn. */
export const ownStates = ['upcoming', 'waiting', 'settled', 'withdrawn'] as const
export type OwnState = (typeof ownStates)[number]
