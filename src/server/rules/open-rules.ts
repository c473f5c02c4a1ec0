import { ruleOperatorContract } from '#contract/back-office/rules-operator.ts'
import { ruleContract } from '#contract/site/rules.ts'
import { type Feature, feature } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { openTermsGate, type TermsGate } from './acceptance.ts'
import { ruleOperatorRoutes } from './rules.operator.ts'
import { ruleRoutes } from './rules.routes.ts'
import { openRulesState, type RulesState } from './rules-state.ts'

export type Rules = {
  readonly features: readonly Feature[]
  readonly terms: TermsGate
  /** The version of a text that was in force at a given time. */
  readonly versionAt: RulesState['numberAt']
  close(): Promise<void>
}

/** Opens the versioned texts: the cached texts, members' acceptances, and the routes of both. */
export async function openRules(
  deps: Pick<Deps, 'db' | 'clock' | 'bus' | 'log'> & { readonly site: Site },
): Promise<Rules> {
  const state = await openRulesState(deps)
  return {
    features: [
      feature(ruleContract, ruleRoutes({ ...deps, state })),
      feature(ruleOperatorContract, ruleOperatorRoutes({ ...deps, state })),
    ],
    terms: openTermsGate(deps.db, state),
    versionAt: state.numberAt,
    close: state.close,
  }
}
