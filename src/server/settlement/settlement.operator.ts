import type { settlementOperatorContract } from '#contract/back-office/settlement.ts'
import type { FixtureId, MarketId, OutcomeId } from '#domain/ids.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { enterResult, voidFixture } from './enter-result.ts'
import { previewResult } from './preview-result.ts'
import { previewVoid } from './preview-void.ts'
import type { ResultDeps } from './result-checks.ts'
import { voidPart } from './void-part.ts'
import { wirePreview } from './wire-preview.ts'

/** Operator routes of results: entering, correcting, voiding all or a part. */
export const settlementOperatorRoutes = (deps: ResultDeps): Handlers<typeof settlementOperatorContract> => ({
  enterResult: ({ caller, ip, params, body }) =>
    enterResult(deps, { operator: caller, ip, reason: body.reason }, params.fixtureId as FixtureId, {
      sheet: body.sheet,
      incidents: body.incidents,
      seenRevision: body.seenRevision,
      timeConfirmed: body.timeConfirmed,
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
  voidPart: ({ caller, ip, params, body }) =>
    voidPart(deps, { operator: caller, ip, reason: body.reason }, params.fixtureId as FixtureId, {
      partId: partIdOf(body),
      voided: body.voided,
      seenRevision: body.seenRevision,
    }),
  previewVoid: async ({ params, body }) => {
    const fixtureId = params.fixtureId as FixtureId
    const preview = await previewVoid(deps, fixtureId, { partId: partIdOf(body), voided: body.voided })
    return preview.ok ? accept(wirePreview(fixtureId, preview.value)) : preview
  },
})

type Part = { readonly marketId: string } | { readonly oddsId: string }

const partIdOf = (part: Part) =>
  'oddsId' in part ? { outcomeId: part.oddsId as OutcomeId } : { marketId: part.marketId as MarketId }
