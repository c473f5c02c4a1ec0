import type { TournamentProduct } from '#domain/promotions/tournament.ts'

/** The tournament page of each product (ROUTE-014, ROUTE-015); `?id=` opens one tournament. */
export const tournamentPages = {
  sports: '/tournament',
  casino: '/tournament_casino',
} as const satisfies Readonly<Record<TournamentProduct, string>>
