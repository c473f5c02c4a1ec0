import { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Background } from '#server/platform/process/background.ts'
import type { SettlementDeps } from './begin-settling.ts'
import { settlementOperatorRoutes } from './settlement.operator.ts'
import { settlementBackground } from './settling.ts'

export type Settlement = {
  readonly features: readonly Feature[]
  readonly backgrounds: readonly Background[]
}

/** Opens settlement for the app: the operator routes and the background process. */
export const openSettlement = (deps: SettlementDeps): Settlement => ({
  features: [
    feature(settlementOperatorContract, settlementOperatorRoutes(deps), db =>
      settlementOperatorRoutes({ ...deps, db }),
    ),
  ],
  backgrounds: [settlementBackground(deps)],
})
