import type { memberOperatorContract } from '#contract/members.ts'
import type { MemberId } from '#domain/ids.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { approveMember } from './approve-member.ts'
import { blockMember } from './block-member.ts'
import type { LiveSessions } from './live-sessions.ts'

type OperatorDeps = Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions }

/** The operators' doorway to members. */
export const memberOperatorRoutes = (deps: OperatorDeps): Handlers<typeof memberOperatorContract> => ({
  approveMember: ({ params, body, caller, ip }) =>
    approveMember(deps, { operator: caller, ip, memberId: params.id as MemberId, reason: body.reason }),
  blockMember: ({ params, body, caller, ip }) =>
    blockMember(deps, { operator: caller, ip, memberId: params.id as MemberId, ...body }),
})
