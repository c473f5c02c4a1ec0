import type { OwnCashRequest } from '#contract/cashier/cash-requests.ts'
import type { CashDirection, CashMethod } from '#domain/cashier/cash-request.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { type CashRequest, listEvents, ownRequestList, type RequestEvent } from './cash-requests.sql.ts'

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
  const { rows, ...counts } = await ownRequestList.page(db, { memberId, ...of }, page)
  const events = await listEvents(
    db,
    rows.map(({ id }) => id),
  )
  return { requests: rows.map(request => wireOwn(request, events)), ...counts }
}
