/** Supplier games: shared tables, and slots for one player. */
export const casinoGameKinds = ['table', 'slot'] as const
export type CasinoGameKind = (typeof casinoGameKinds)[number]
