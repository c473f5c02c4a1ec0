import type { settlementOperatorContract } from '#contract/settlement.ts'
import type { FixtureId } from '#domain/ids.ts'
import type { Handlers } from '#server/platform/http.ts'
import { enterResult, type ResultDeps, voidFixture } from './enter-result.ts'

/** The operators' doorway to results: entering, correcting, voiding. */
export const settlementOperatorRoutes = (deps: ResultDeps): Handlers<typeof settlementOperatorContract> => ({
  enterResult: ({ caller, ip, params, body }) =>
    enterResult(deps, { operator: caller, ip, reason: body.reason }, params.fixtureId as FixtureId, {
      sheet: body.sheet,
      incidents: body.incidents,
    }),
  voidFixture: ({ caller, ip, params, body }) =>
    voidFixture(deps, { operator: caller, ip, reason: body.reason }, params.fixtureId as FixtureId),
})
