import { cashDeskContract } from '#contract/cashier/cash-desk.ts'
import { cashLevelContract } from '#contract/cashier/cash-levels.ts'
import { cashReasonContract } from '#contract/cashier/cash-reasons.ts'
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
import { cashDeskRoutes } from './desk/cash-desk.operator.ts'
import { exchangeRoutes } from './exchange.routes.ts'
import type { Gateway } from './gateway/gateway-port.ts'
import { type GatewaySettings, openHttpGateway } from './gateway/http-gateway.ts'
import { cashReasonRoutes } from './reasons/reasons.operator.ts'
import { reconciliationRoutes } from './reconciliation/reconciliation.operator.ts'
import { reconciliationBackground } from './reconciliation/reconciliation-background.ts'
import { openStatement } from './statement/open-statement.ts'
import { cashLevelRoutes } from './terms/terms.operator.ts'
import { openTether } from './tether/open-tether.ts'
import { openTurnover } from './turnover/open-turnover.ts'

export type Cashier = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
  /** The tether payment gateway, for reconciliation; undefined without one. */
  readonly gateway: Gateway | undefined
}

type CashierOptions = CashierDeps & { readonly gateway: GatewaySettings | undefined }

/** Opens the cashier for the app; each method of payment has its own folder. */
export function openCashier({ gateway: settings, ...deps }: CashierOptions): Cashier {
  const gateway = settings && openHttpGateway(settings, deps)
  const tether = openTether({ ...deps, gateway })
  const turnover = openTurnover(deps)
  return {
    features: [
      ...openStatement(deps),
      feature(closingContract, closingRoutes(deps)),
      feature(reconciliationContract, reconciliationRoutes({ db: deps.deskDb })),
      feature(chargeContract, chargeRoutes(deps)),
      feature(exchangeContract, exchangeRoutes(deps)),
      feature(cashDeskContract, cashDeskRoutes(deps), db =>
        cashDeskRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
      ),
      feature(cashLevelContract, cashLevelRoutes(deps), db =>
        cashLevelRoutes({ ...deps, db, site: readAtCommit(deps.site) }),
      ),
      feature(cashReasonContract, cashReasonRoutes(deps)),
      ...tether.features,
      ...turnover.features,
    ],
    backgrounds: [
      ...tether.backgrounds,
      ...turnover.backgrounds,
      reconciliationBackground({ ...deps, gateway }),
    ],
    gateway,
  }
}
