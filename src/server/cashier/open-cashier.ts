import { chargeContract } from '#contract/cashier/charge.ts'
import { exchangeContract } from '#contract/cashier/exchange.ts'
import type { OwnProof } from '#server/members/members.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { CashierPorts } from './cashier-ports.ts'
import { chargeRoutes } from './charge.routes.ts'
import { exchangeRoutes } from './exchange.routes.ts'

export type Cashier = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

export type CashierDeps = Deps &
  CashierPorts & {
    readonly site: Site
    readonly ownProof: OwnProof
    /** Play money: no bank stands behind the requests, and there is a free refill. */
    readonly playMode: boolean
  }

/** Money of members coming in and going out, as the app takes it; a folder for each way. */
export function openCashier(deps: CashierDeps): Cashier {
  return {
    features: [feature(chargeContract, chargeRoutes(deps)), feature(exchangeContract, exchangeRoutes(deps))],
    backgrounds: [],
  }
}
