import type { TournamentProduct } from '#domain/promotions/tournament.ts'

/** The unit that a tournament counts. */
export const playWord: Readonly<Record<TournamentProduct, string>> = { sports: '베팅', casino: '라운드' }
