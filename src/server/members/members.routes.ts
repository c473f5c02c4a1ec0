import type { MemberRecord, managerContract, memberContract } from '#contract/members.ts'
import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Throttle } from '#server/platform/work/throttle.ts'
import type { SessionActivity } from './activity.ts'
import { checkAvailable } from './check-available.ts'
import { findRecommender, type JoinDeps, join } from './join.ts'
import { logOut } from './log-out.ts'
import { deviceCookie, readDeviceCookie } from './logins/known-devices.ts'
import { type LogInDeps, logIn } from './logins/log-in.ts'
import type { MemberKind } from './member.ts'
import { countOnline, type FindMemberRecord, isOnline, type MemberWithBalances } from './member-records.ts'

export type MemberRouteDeps = LogInDeps &
  JoinDeps & {
    readonly findRecord: FindMemberRecord
    readonly activity: Pick<SessionActivity, 'alive'>
    /** Guests' questions and sign-ups, by address. */
    readonly asking: Throttle
    readonly joining: Throttle
  }

/** The members' own doorway: session, record, sign-up. */
export const memberRoutes = (deps: MemberRouteDeps): Handlers<typeof memberContract> => {
  const ownRecord = async (id: MemberId) => {
    const record = await deps.findRecord(id)
    assert(record, `member ${id} has a session and a record`)
    return wireRecord(record, true)
  }
  return {
    login: async ({ body, ip, sharedAddress, header, setHeader }) => {
      const done = await logIn(deps, {
        ...body,
        ip,
        isAddressShared: sharedAddress,
        deviceToken: readDeviceCookie(header('cookie'), body.userId),
        agent: header('user-agent'),
      })
      if (!done.ok) return done
      const { token, memberId, deviceToken } = done.value
      const isSecure = header('x-forwarded-proto') === 'https'
      setHeader('set-cookie', deviceCookie(body.userId, deviceToken, isSecure))
      return accept({ token, user: await ownRecord(memberId), logoutMin: deps.site.settings().logoutMin })
    },
    logout: async ({ header }) => {
      await logOut(deps, header('x-auth-token'))
      return accept(undefined)
    },
    // That it was called is what it is for: admission has noted it (SESSION-015).
    navigated: () => accept(undefined),
    user: async ({ caller }) => accept(await ownRecord(caller.memberId)),
    member: async ({ params, caller }) => {
      if (params.id === caller.memberId) return accept(await ownRecord(caller.memberId))
      if (caller.kind !== 'operator') return refuse({ code: 'OTHER_MEMBER' })
      const record = await deps.findRecord(params.id as MemberId)
      if (!record) return refuse({ code: 'NOT_FOUND' })
      return accept(wireRecord(record, await isOnline(deps, record.id, deps.activity.alive())))
    },
    join: async ({ body, ip }) => {
      if (!deps.joining.take(ip)) return refuse({ code: 'TOO_MANY_REQUESTS' })
      return join(deps, {
        ...body,
        recommenderCode: body.recommenderCode,
        isAdult: body.isAdult,
        acceptedTerms: body.acceptedTerms,
        acceptedPrivacy: body.acceptedPrivacy,
        ip,
      })
    },
    recommender: async ({ body, ip }) => {
      if (!deps.asking.take(ip)) return refuse({ code: 'TOO_MANY_REQUESTS' })
      if (deps.site.settings().signUpClosed) return refuse({ code: 'SIGN_UP_ENDED' })
      const found = await findRecommender(deps, body.code)
      return found.ok ? accept({ code: body.code.toUpperCase() }) : found
    },
    available: async ({ query, ip }) => {
      if (!deps.asking.take(ip)) return refuse({ code: 'TOO_MANY_REQUESTS' })
      return checkAvailable(deps, query)
    },
  }
}

/** The partners' doorway: what they and operators are told of the house. */
export const managerRoutes = ({
  db,
  activity,
}: Pick<MemberRouteDeps, 'db' | 'activity'>): Handlers<typeof managerContract> => ({
  access: async () => accept({ currentAccessUsers: await countOnline({ db }, activity.alive()) }),
})

/** type 1 admin, 2 manager, anything else a member (FIELD-003, FIELD-004). */
const wireType: Readonly<Record<MemberKind, number>> = { member: 0, operator: 1, partner: 2 }

const wireRecord = (member: MemberWithBalances, isLogin: boolean): MemberRecord => ({
  userId: member.userId,
  id: member.id,
  nickname: member.nickname,
  type: wireType[member.kind],
  role: member.role,
  level: member.level,
  withdrawalType: member.withdrawalType,
  tendency: member.tendency,
  emoney: member.wallet,
  point: member.points,
  updatedAt: formatSeoul(member.updatedAt, 'YYYY-MM-DD HH:mm:ss'),
  isLogin,
})
