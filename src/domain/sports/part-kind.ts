/** Into what a match is divided. */
export type PartKind = 'half' | 'quarter' | 'inning' | 'set' | 'period'
