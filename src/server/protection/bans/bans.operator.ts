import type { memberBanContract } from '#contract/back-office/members/member-bans.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { banProducts } from './ban-products.ts'

/** Operator routes for bans by kind of game. */
export const banRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof memberBanContract> => ({
  ban: ({ params, body: { products, reason }, caller, ip }) =>
    banProducts(deps, { operator: caller, ip, reason }, { memberId: params.id as MemberId, products }),
})
