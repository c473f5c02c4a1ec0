import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type ClaimFilter, type ClaimRow, claimList, type ListedClaim } from './claims.sql.ts'

export type { ClaimRow, ListedClaim }

/** Returns a page of requests, waiting ones first. */
export async function readClaims(db: Queries, filter: ClaimFilter, page: number) {
  const { rows, ...counts } = await claimList.page(db, filter, page)
  return { claims: rows, ...counts }
}

/** Number of requests that wait for a decision. */
export const countWaitingClaims = (db: Queries): Promise<number> =>
  claimList.count(db, { states: ['asked', 'held'] })
