import type { memberOperatorContract } from '#contract/account/members.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { blockMember } from './block-member.ts'
import type { LiveSessions } from './live-sessions.ts'
import type { IsPhoneExcluded } from './phone-mark.ts'
import { approveMember, refuseMember } from './sign-ups/decide-sign-up.ts'
import { readSignUps } from './sign-ups/read-sign-ups.ts'

type OperatorDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & {
  readonly sessions: LiveSessions
  readonly isPhoneExcluded: IsPhoneExcluded
}

/** Operator routes for members. */
export const memberOperatorRoutes = (deps: OperatorDeps): Handlers<typeof memberOperatorContract> => ({
  signUps: async ({ query: { page, name } }) => {
    const { signUps, ...counts } = await readSignUps(deps, name, page)
    return accept({
      signUps: signUps.map(({ joinedAt, ...one }) => ({
        ...one,
        joinedAt: formatSeoul(joinedAt, 'YYYY-MM-DD HH:mm:ss'),
      })),
      ...counts,
    })
  },
  approveMember: ({ params, body, caller, ip }) =>
    approveMember(deps, { operator: caller, ip, memberId: params.id as MemberId, reason: body.reason }),
  refuseMember: ({ params, body, caller, ip }) =>
    refuseMember(deps, { operator: caller, ip, memberId: params.id as MemberId, reason: body.reason }),
  blockMember: ({ params, body, caller, ip }) =>
    blockMember(deps, { operator: caller, ip, memberId: params.id as MemberId, ...body }),
})
