import type { settlementOperatorContract } from '#contract/settlement.ts'
import type { FixtureId } from '#domain/ids.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http.ts'
import { enterResult, voidFixture } from './enter-result.ts'
import { previewResult } from './preview-result.ts'
import type { ResultDeps } from './result-checks.ts'
import { wirePreview } from './wire-preview.ts'

/** The operators' doorway to results: entering, correcting, voiding. */
export const settlementOperatorRoutes = (deps: ResultDeps): Handlers<typeof settlementOperatorContract> => ({
  enterResult: ({ caller, ip, params, body }) =>
    enterResult(deps, { operator: caller, ip, reason: body.reason }, params.fixtureId as FixtureId, {
      sheet: body.sheet,
      incidents: body.incidents,
      seenRevision: body.seenRevision,
    }),
  voidFixture: ({ caller, ip, params, body }) =>
    voidFixture(deps, { operator: caller, ip, reason: body.reason }, params.fixtureId as FixtureId, {
      seenRevision: body.seenRevision,
    }),
  previewResult: async ({ params, body }) => {
    const fixtureId = params.fixtureId as FixtureId
    const preview = await previewResult(deps, fixtureId, body)
    return preview.ok ? accept(wirePreview(fixtureId, preview.value)) : preview
  },
})
