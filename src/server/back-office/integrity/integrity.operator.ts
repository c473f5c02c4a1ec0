import type { integrityContract } from '#contract/back-office/integrity/integrity.ts'
import type { FixtureId, MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { changeSettings, type Site } from '#server/site/site.ts'
import type { BetListDeps } from '../bets/read-bets.ts'
import { decideOn, noteOn, reopenCase, takeOn } from './act-on-case.ts'
import { countWaiting, readCase, readCases, readMarks } from './read-cases.ts'

/** Operator routes for integrity cases (field B19). */
export const integrityRoutes = (
  deps: Pick<Deps, 'db' | 'clock' | 'bus'> & BetListDeps & { readonly site: Site },
): Handlers<typeof integrityContract> => ({
  cases: async ({ query: { page, ...asked } }) => accept(await readCases(deps.db, asked, page)),
  waiting: async () => accept({ count: await countWaiting(deps.db) }),
  marks: async ({ query: { memberId, betId, fixtureId } }) => {
    const about = {
      memberId: memberId as MemberId | undefined,
      betId,
      fixtureId: fixtureId as FixtureId | undefined,
    }
    return accept({ marks: [...(await readMarks(deps.db, about))] })
  },
  case: async ({ params, caller }) => {
    const found = await readCase(deps, params.id, caller.memberId)
    return found ? accept(found) : refuse({ code: 'NOT_FOUND' })
  },
  take: ({ params, body, caller, ip }) =>
    takeOn(deps, { operator: caller, ip, reason: body.reason }, params.id),
  note: ({ params, body, caller, ip }) =>
    noteOn(deps, { operator: caller, ip, reason: body.reason }, params.id),
  decide: ({ params, body, caller, ip }) =>
    decideOn(deps, { operator: caller, ip, reason: body.reason }, params.id, body.decision),
  reopen: ({ params, body, caller, ip }) =>
    reopenCase(deps, { operator: caller, ip, reason: body.reason }, params.id),
  rules: async () => accept(deps.site.settings().integrity),
  changeRules: async ({ body: { rules, reason }, caller, ip }) => {
    const changed = await changeSettings(deps, {
      operator: caller,
      ip,
      reason,
      changes: { integrity: rules },
    })
    return changed.ok ? accept(undefined) : changed
  },
})
