import type { approvalContract } from '#contract/back-office/approvals.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { approveAsk, type DecideDeps, rejectAsk, withdrawAsk } from './decide-ask.ts'
import { countDecidable, readAsks } from './read-asks.ts'
import { wireAsk } from './wire-ask.ts'

/** Operator routes for requests that wait for a second operator. */
export const approvalRoutes = (deps: DecideDeps): Handlers<typeof approvalContract> => ({
  asks: async ({ query, caller }) => {
    const { asks, ...counts } = await readAsks(deps, query.state, query.page)
    return accept({ asks: asks.map(ask => wireAsk(ask, caller)), ...counts })
  },
  waiting: async ({ caller }) => accept({ count: await countDecidable(deps, caller) }),
  approve: ({ params, body, caller, ip }) =>
    approveAsk(deps, { operator: caller, ip, reason: body.reason }, params.id),
  reject: ({ params, body, caller, ip }) =>
    rejectAsk(deps, { operator: caller, ip, reason: body.reason }, params.id),
  withdraw: ({ params, body, caller, ip }) =>
    withdrawAsk(deps, { operator: caller, ip, reason: body.reason }, params.id),
})
