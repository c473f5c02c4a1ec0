import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type ClaimFilter, type ClaimRow, countClaims, type ListedClaim, listClaims } from './claims.sql.ts'

export type { ClaimRow, ListedClaim }

/** Returns a page of requests, waiting ones first. */
export async function readClaims(db: Queries, filter: ClaimFilter, page: number) {
  const [claims, totalCount] = await Promise.all([
    listClaims(db, filter, PAGE_SIZE, pageStart(page)),
    countClaims(db, filter),
  ])
  return { claims, totalCount, pageCount: pageCountOf(totalCount) }
}

/** Number of requests that wait for a decision. */
export const countWaitingClaims = (db: Queries): Promise<number> =>
  countClaims(db, { states: ['asked', 'held'] })
