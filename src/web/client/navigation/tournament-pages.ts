import type { TournamentProduct } from '#domain/promotions/tournament.ts'

/** The page of each product's tournaments (ROUTE-014, ROUTE-015); `?id=` opens one of them. */
export const tournamentPages = {
  sports: '/tournament',
  casino: '/tournament_casino',
} as const satisfies Readonly<Record<TournamentProduct, string>>
