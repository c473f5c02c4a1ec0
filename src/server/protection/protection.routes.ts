import type { protectionContract } from '#contract/account/protection.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Site } from '#server/site/site.ts'
import { changeOwnLimit, confirmOwnRise, withdrawOwnRise } from './change-own-limit.ts'
import { type ExclusionDeps, excludeSelf } from './exclude.ts'
import { readHistory, readProtection } from './read-protection.ts'
import { wireExclusion, wireHistory, wireProtection } from './wire-protection.ts'

export type ProtectionDeps = ExclusionDeps & { readonly site: Pick<Site, 'settings'> }

/** Member routes for their own protection. */
export const protectionRoutes = (deps: ProtectionDeps): Handlers<typeof protectionContract> => {
  const state = async (memberId: MemberId) => {
    const now = deps.clock.now()
    return accept(wireProtection(await readProtection(deps.db, deps.site, memberId, now), now))
  }
  const stateAfter = async <R>(memberId: MemberId, done: Result<true, R>) =>
    done.ok ? state(memberId) : done
  return {
    state: ({ caller }) => state(caller.memberId),
    changeLimit: async ({ body, caller: { memberId } }) =>
      stateAfter(memberId, await changeOwnLimit(deps, memberId, body)),
    confirmRise: async ({ body, caller: { memberId } }) =>
      stateAfter(memberId, await confirmOwnRise(deps, memberId, body)),
    withdrawRise: async ({ body, caller: { memberId } }) =>
      stateAfter(memberId, await withdrawOwnRise(deps, memberId, body)),
    exclude: async ({ body, caller }) => {
      const done = await excludeSelf(deps, caller.memberId, body.period)
      return done.ok ? accept(wireExclusion(done.value)) : done
    },
    history: async ({ query, caller }) => {
      const whose = { memberId: caller.memberId, withMarks: false }
      const { rows, ...counts } = await readHistory(deps.db, whose, query.page)
      return accept({ rows: rows.map(wireHistory), ...counts })
    },
  }
}
