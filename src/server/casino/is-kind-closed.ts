import type { CasinoGameKind } from '#domain/casino/game-kind.ts'
import type { Site } from '#server/site/site.ts'

/** The maintenance switch of each kind: casino and slots are separate areas (handbook 6.3). */
const switchOf = { table: 'casinoMaintenance', slot: 'slotMaintenance' } as const

/** Whether games of this kind cannot be opened and take no bets (ERR-020). */
export const isKindClosed = (
  settings: Pick<ReturnType<Site['settings']>, (typeof switchOf)[CasinoGameKind]>,
  kind: CasinoGameKind,
): boolean => settings[switchOf[kind]]
