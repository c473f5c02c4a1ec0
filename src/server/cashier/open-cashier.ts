import { cashLevelContract } from '#contract/cashier/cash-levels.ts'
import { chargeContract } from '#contract/cashier/charge.ts'
import { closingContract } from '#contract/cashier/closing.ts'
import { exchangeContract } from '#contract/cashier/exchange.ts'
import { reconciliationContract } from '#contract/cashier/reconciliation.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import { readAtCommit } from '#server/site/site.ts'
import type { CashierDeps } from './cashier-ports.ts'
import { chargeRoutes } from './charge.routes.ts'
import { closingRoutes } from './closing/closing.operator.ts'
import { exchangeRoutes } from './exchange.routes.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation.operator.ts'
import { reconciliationBackground } from './reconciliation/reconciliation-background.ts'
import { openStatement } from './statement/open-statement.ts'
import { cashLevelRoutes } from './terms/terms.operator.ts'

export type Cashier = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** Money of members coming in and going out, as the app takes it; a folder for each way. */
export function openCashier(deps: CashierDeps): Cashier {
  return {
    features: [
      ...openStatement(deps),
      feature(closingContract, closingRoutes(deps)),
      feature(reconciliationContract, reconciliationRoutes({ db: deps.deskDb })),
      feature(chargeContract, chargeRoutes(deps)),
      feature(exchangeContract, exchangeRoutes(deps)),
      feature(cashLevelContract, cashLevelRoutes(deps), db =>
        cashLevelRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
      ),
    ],
    backgrounds: [reconciliationBackground(deps)],
  }
}
