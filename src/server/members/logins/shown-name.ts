/** Masks an unknown name for storage: people type passwords into the name field. */
export const maskedName = (typed: string): string => `${[...typed][0] ?? ''}***`
