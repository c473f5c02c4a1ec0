/** What may be stored of an unknown name: people type passwords into the name field. */
export const maskedName = (typed: string): string => `${[...typed][0] ?? ''}***`
