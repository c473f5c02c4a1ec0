import type { protectionOperatorContract } from '#contract/account/protection.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, refuse } from '#domain/result.ts'
import { findMember } from '#server/members/members.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { excludeMember } from './exclude.ts'
import type { ProtectionDeps } from './protection.routes.ts'
import { readHistory, readProtected, readProtection } from './read-protection.ts'
import { wireExclusion, wireHistory, wireProtected, wireProtection } from './wire-protection.ts'

/** Operator routes: members with limits or exclusions, and excluding a member. No exclusion can be lifted. */
export const protectionOperatorRoutes = (
  deps: ProtectionDeps,
): Handlers<typeof protectionOperatorContract> => ({
  members: async ({ query: { page, state, name } }) => {
    const { rows, ...counts } = await readProtected(deps.db, { state, name, at: deps.clock.now() }, page)
    return accept({ members: rows.map(wireProtected), ...counts })
  },
  member: async ({ params }) => {
    const member = await findMember(deps.db, params.memberId as MemberId)
    if (!member) return refuse({ code: 'NOT_FOUND' })
    const now = deps.clock.now()
    const protection = wireProtection(await readProtection(deps.db, deps.site, member.id, now), now)
    return accept({
      ...protection,
      memberId: member.id,
      userId: member.userId,
      nickname: member.nickname,
    })
  },
  history: async ({ params, query }) => {
    const member = await findMember(deps.db, params.memberId as MemberId)
    if (!member) return refuse({ code: 'NOT_FOUND' })
    const whose = { memberId: member.id, withMarks: true }
    const { rows, ...counts } = await readHistory(deps.db, whose, query.page)
    return accept({ rows: rows.map(wireHistory), ...counts })
  },
  exclude: async ({ params, body, caller, ip }) => {
    const act = { operator: caller, ip, reason: body.reason }
    const done = await excludeMember(deps, act, {
      memberId: params.memberId as MemberId,
      period: body.period,
    })
    return done.ok ? accept(wireExclusion(done.value)) : done
  },
})
