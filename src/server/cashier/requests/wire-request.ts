import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import { PAGE_SIZE, pageCountOf, pageStart } from '#contract/wire/paging.ts'
import type { CashDirection, CashMethod } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import {
  type CashRequest,
  countOwnRequests,
  listEvents,
  listOwnRequests,
  type RequestEvent,
} from './cash-requests.sql.ts'

export const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

const wireOwn = (request: CashRequest, events: readonly RequestEvent[]): OwnCashRequest => ({
  id: request.id,
  no: request.no,
  direction: request.direction,
  method: request.method,
  amount: request.amount,
  state: request.state,
  bonus: request.bonus,
  account: request.accountMasked,
  at: seoul(request.createdAt),
  reason: request.reason,
  steps: wireSteps(events, request.id),
})

/** Returns the timeline of one request from the events of many. */
export const wireSteps = (events: readonly RequestEvent[], id: string) =>
  events
    .filter(({ requestId }) => requestId === id)
    .map(({ state, at, word }) => ({ state, at: seoul(at), word }))

/** Returns a request with its timeline, as shown to its member. */
export const tellOwnRequest = async (db: Queries, request: CashRequest): Promise<OwnCashRequest> =>
  wireOwn(request, await listEvents(db, [request.id]))

/** Returns a member's own requests, newest first (WALLET-012). */
export async function readOwnRequests(
  db: Queries,
  memberId: MemberId,
  {
    page,
    ...of
  }: { readonly page: number; readonly direction: CashDirection; readonly methods: readonly CashMethod[] },
) {
  const [requests, totalCount] = await Promise.all([
    listOwnRequests(db, memberId, { ...of, limit: PAGE_SIZE, offset: pageStart(page) }),
    countOwnRequests(db, memberId, of),
  ])
  const events = await listEvents(
    db,
    requests.map(({ id }) => id),
  )
  return {
    requests: requests.map(request => wireOwn(request, events)),
    pageCount: pageCountOf(totalCount),
    totalCount,
  }
}
