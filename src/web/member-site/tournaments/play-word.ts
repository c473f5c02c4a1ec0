import type { TournamentProduct } from '#domain/promotions/tournament.ts'

/** What counts one by one. */
export const playWord: Readonly<Record<TournamentProduct, string>> = { sports: '베팅', casino: '라운드' }
