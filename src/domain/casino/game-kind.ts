/** Games of suppliers: tables that are shared, and slots that are played alone. */
export const casinoGameKinds = ['table', 'slot'] as const
export type CasinoGameKind = (typeof casinoGameKinds)[number]
