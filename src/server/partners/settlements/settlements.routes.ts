import { wireRates } from '#contract/partner/commission-words.ts'
import type { settlementContract } from '#contract/partner/settlements.ts'
import type { Instant } from '#domain/instant.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { maskedName } from '#domain/members/masked.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { type ClaimRow, readClaims } from '../claims/read-claims.ts'
import { type ClaimDeps, requestClaim } from '../claims/request-claim.ts'
import { readCommissionDays, readEvents, readOwnSettlements } from './read-settlements.ts'

const seoul = (at: Instant): string => formatSeoul(at, 'YYYY-MM-DD HH:mm:ss')

/** Routes for earners: only their own figures and requests. */
export const settlementRoutes = (deps: ClaimDeps): Handlers<typeof settlementContract> => ({
  own: async ({ caller }) => {
    const { rates, weeks, ...own } = await readOwnSettlements(deps, caller.memberId)
    return accept({
      ...own,
      rates: wireRates(rates),
      weeks: weeks.map(({ earnerId, at, ...week }) => week),
      tether: !deps.site.settings().tetherMaintenance,
    })
  },
  days: async ({ query, caller }) => {
    if (query.from > query.to) return refuse({ code: 'PERIOD_REVERSED' })
    const { rows, isPartner, ...counts } = await readCommissionDays(deps, caller.memberId, query)
    const shown = isPartner ? (name: string) => name : maskedName
    return accept({ rows: rows.map(row => ({ ...row, nickname: shown(row.nickname) })), ...counts })
  },
  events: async ({ caller }) => {
    const { grants, days } = await readEvents(deps, caller.memberId)
    return accept({
      grants: grants.map(({ at, amount, reason }) => ({ at: seoul(at), amount, reason })),
      days,
    })
  },
  claims: async ({ query, caller }) => {
    const { claims, ...counts } = await readClaims(deps.db, { memberId: caller.memberId }, query.page)
    return accept({ claims: claims.map(wireClaim), ...counts })
  },
  request: async ({ body, caller }) =>
    requestClaim(deps, { ...body, address: body.address, memberId: caller.memberId }),
})

/** A request as shown to its own member. */
export const wireClaim = (claim: ClaimRow) => ({
  id: claim.id,
  item: claim.item,
  amount: claim.amount,
  method: claim.method,
  address: claim.address,
  memo: claim.memo,
  periodFrom: claim.periodFrom,
  periodTo: claim.periodTo,
  state: claim.state,
  askedAt: seoul(claim.askedAt),
  decidedAt: claim.decidedAt === null ? null : seoul(claim.decidedAt),
  reason: claim.reason,
})
