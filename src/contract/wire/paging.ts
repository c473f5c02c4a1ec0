/**
 * Page size of all lists: games, bets, messages and operator actions (API-043, MSG-005). Pages count from
 * 1.
 */
export const PAGE_SIZE = 15

/** The rows of a page, for a query. */
export const partOf = (page: number) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** The counts of a list, as every paged answer has them. */
export const pageCountsOf = (totalCount: number) => ({
  totalCount,
  pageCount: Math.ceil(totalCount / PAGE_SIZE),
})

/** One page of a list in memory, and the counts of the list. */
export function pageOf<T>(all: readonly T[], page: number) {
  const { limit, offset } = partOf(page)
  return { rows: all.slice(offset, offset + limit), ...pageCountsOf(all.length) }
}
