/** What may be kept of a name that nobody has: people type passwords into the field for the name. */
export const maskedName = (typed: string): string => `${[...typed][0] ?? ''}***`
