/** Rows on a page of any list, of games as of bets, messages and acts (API-043, MSG-005). Pages count from 1. */
export const PAGE_SIZE = 15

/** How many pages so many rows take. */
export const pageCountOf = (rows: number): number => Math.ceil(rows / PAGE_SIZE)

/** Where a page begins among all rows. */
export const pageStart = (page: number): number => (page - 1) * PAGE_SIZE
