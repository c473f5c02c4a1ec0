import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { Site } from '#server/site/site.ts'

/** The switch of each: casino and slots are areas of their own (handbook 6.3). */
const switchOf = { table: 'casinoMaintenance', slot: 'slotMaintenance' } as const

/** Games of a kind can't be opened, and no bet on them is taken (ERR-020). */
export const isKindClosed = (
  settings: Pick<ReturnType<Site['settings']>, (typeof switchOf)[CasinoGameKind]>,
  kind: CasinoGameKind,
): boolean => settings[switchOf[kind]]
