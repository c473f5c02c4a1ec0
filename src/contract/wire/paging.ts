/**
 * Page size of all lists: games, bets, messages and operator actions (API-043, MSG-005). Pages count from
 * 1.
 */
export const PAGE_SIZE = 15

export const pageCountOf = (rows: number): number => Math.ceil(rows / PAGE_SIZE)

/** Offset of the first row of a page. */
export const pageStart = (page: number): number => (page - 1) * PAGE_SIZE
