import { cashDeskContract } from '#contract/cashier/cash-desk.ts'
import { cashLevelContract } from '#contract/cashier/cash-levels.ts'
import { chargeContract } from '#contract/cashier/charge.ts'
import { exchangeContract } from '#contract/cashier/exchange.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import { readAtCommit } from '#server/site/site.ts'
import type { CashierDeps } from './cashier-ports.ts'
import { chargeRoutes } from './charge.routes.ts'
import { cashDeskRoutes } from './desk/cash-desk.operator.ts'
import { exchangeRoutes } from './exchange.routes.ts'
import { cashLevelRoutes } from './terms/terms.operator.ts'

export type Cashier = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** Money of members coming in and going out, as the app takes it; a folder for each way. */
export function openCashier(deps: CashierDeps): Cashier {
  return {
    features: [
      feature(chargeContract, chargeRoutes(deps)),
      feature(exchangeContract, exchangeRoutes(deps)),
      feature(cashDeskContract, cashDeskRoutes(deps), db =>
        cashDeskRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
      ),
      feature(cashLevelContract, cashLevelRoutes(deps), db =>
        cashLevelRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
      ),
    ],
    backgrounds: [],
  }
}
