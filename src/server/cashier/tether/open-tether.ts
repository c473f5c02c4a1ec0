import { tetherDeskContract } from '#contract/back-office/cashier/tether-desk.ts'
import { gatewayContract } from '#contract/cashier/gateway.ts'
import { tetherDepositContract, tetherWithdrawalContract } from '#contract/cashier/tether.ts'
import { SECOND } from '#domain/instant.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import { type Background, repeating } from '#server/platform/process/background.ts'
import { readAtCommit } from '#server/site/site.ts'
import { gatewayRoutes } from '../gateway/gateway.routes.ts'
import { expireOverdue } from './end-payment.ts'
import { sendPayouts } from './payouts.ts'
import { tetherOperatorRoutes } from './tether.operator.ts'
import { tetherDepositRoutes, tetherWithdrawalRoutes } from './tether.routes.ts'
import type { TetherDeps } from './tether-deps.ts'

/** Opens tether deposits and withdrawals for the cashier. */
export const openTether = (
  deps: TetherDeps,
): { readonly features: readonly Feature[]; readonly backgrounds: readonly Background[] } => ({
  features: [
    feature(tetherDepositContract, tetherDepositRoutes(deps)),
    feature(tetherWithdrawalContract, tetherWithdrawalRoutes(deps)),
    feature(gatewayContract, gatewayRoutes(deps)),
    feature(tetherDeskContract, tetherOperatorRoutes(deps), db =>
      tetherOperatorRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
    ),
  ],
  backgrounds: [
    repeating('tether-expiry', { every: 10 * SECOND, work: () => expireOverdue(deps), log: deps.log }),
    repeating('tether-payouts', { every: 2 * SECOND, work: () => sendPayouts(deps), log: deps.log }),
  ],
})
