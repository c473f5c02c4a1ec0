import type { BegunSession, managerContract, memberContract } from '#contract/account/members.ts'
import type { MemberId } from '#domain/ids.ts'
import { formatSeoul } from '#domain/korean-formats.ts'
import { maskedAddress } from '#domain/members/masked.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Throttle } from '#server/platform/work/throttle.ts'
import type { SessionActivity } from './activity.ts'
import { checkAvailable } from './check-available.ts'
import { findRecommender, type JoinDeps, join } from './join.ts'
import { logOut } from './log-out.ts'
import type { Entered } from './logins/enter.ts'
import { deviceCookie, readDeviceCookie } from './logins/known-devices.ts'
import { type LogInDeps, logIn } from './logins/log-in.ts'
import { noteSharedBrowser } from './logins/note-shared-browser.ts'
import { isUnproven } from './member.ts'
import { countOnline, type FindMemberRecord, isOnline } from './member-records.ts'
import { askTicketPasskey, logInSecond } from './second-factor/log-in-second.ts'
import { passkeyPlace } from './second-factor/passkey-place.ts'
import { wireOwnRecord, wireRecord } from './wire-record.ts'

export type MemberRouteDeps = LogInDeps &
  JoinDeps & {
    readonly findRecord: FindMemberRecord
    readonly activity: Pick<SessionActivity, 'alive'>
    /** Limits of guests' availability checks and sign-ups, by address. */
    readonly asking: Throttle
    readonly joining: Throttle
  }

/** Member routes: session, record, sign-up. */
export const memberRoutes = (deps: MemberRouteDeps): Handlers<typeof memberContract> => {
  const ownRecord = (id: MemberId) => wireOwnRecord(deps, id)
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
      const { entered, asked } = done.value
      if (!entered) return accept({ ...asked, ways: [...asked.ways] })
      return accept(await begun(deps, { entered, typed: body.userId, header, setHeader }))
    },
    secondStep: async ({ body, ip, sharedAddress, header, setHeader }) => {
      const done = await logInSecond(deps, {
        ...body,
        ip,
        isAddressShared: sharedAddress,
        deviceTokenOf: userId => readDeviceCookie(header('cookie'), userId),
        agent: header('user-agent'),
        place: passkeyPlace(header),
      })
      if (!done.ok) return done
      const entered = done.value
      return accept(await begun(deps, { entered, typed: entered.userId, header, setHeader }))
    },
    askPasskey: async ({ body, ip, header }) => {
      if (!deps.asking.take(ip)) return refuse({ code: 'TOO_MANY_REQUESTS' })
      return askTicketPasskey(deps, body.ticket, passkeyPlace(header))
    },
    logout: async ({ header }) => {
      await logOut(deps, header('x-auth-token'))
      return accept(undefined)
    },
    // The call itself is the purpose: admission has recorded the use (SESSION-015).
    navigated: () => accept(undefined),
    user: async ({ caller }) => accept(await ownRecord(caller.memberId)),
    member: async ({ params, caller }) => {
      if (params.id === caller.memberId) return accept(await ownRecord(caller.memberId))
      if (!caller.permissions.has('members:read')) return refuse({ code: 'OTHER_MEMBER' })
      const own = await deps.findRecord(caller.memberId)
      if (!own || (isUnproven(own, deps.site.settings()) && deps.site.settings().operatorSecondFactor))
        return refuse({ code: 'OTHER_MEMBER' })
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
      return found.ok ? accept({ code: body.code }) : found
    },
    available: async ({ query, ip }) => {
      if (!deps.asking.take(ip)) return refuse({ code: 'TOO_MANY_REQUESTS' })
      return checkAvailable(deps, query)
    },
  }
}

/** Routes for partners: site figures for them and for operators. */
export const managerRoutes = ({
  db,
  activity,
}: Pick<MemberRouteDeps, 'db' | 'activity'>): Handlers<typeof managerContract> => ({
  access: async ({ caller }) => {
    const partner = caller.kind === 'operator' ? undefined : caller.memberId
    return accept({ currentAccessUsers: await countOnline({ db }, activity.alive(), partner) })
  },
})

type Begun = {
  readonly entered: Entered
  /** The login name as typed, by which its cookie is found. */
  readonly typed: string
  header(name: string): string | undefined
  setHeader(name: string, value: string): void
}

/** The response that begins a session in a browser, with the device cookie. */
async function begun(
  deps: MemberRouteDeps,
  { entered, typed, header, setHeader }: Begun,
): Promise<BegunSession> {
  const { token, memberId, deviceToken, previous } = entered
  const { mustSetSecondFactor, mustChangePassword } = entered
  const isSecure = header('x-forwarded-proto') === 'https'
  setHeader('set-cookie', deviceCookie(typed, deviceToken, isSecure))
  const previousLogin = previous
    ? {
        at: formatSeoul(previous.at, 'YYYY-MM-DD HH:mm:ss'),
        address: maskedAddress(previous.address),
        device: previous.agent,
      }
    : null
  await noteSharedBrowser(deps, memberId, header('cookie'))
  const user = await wireOwnRecord(deps, memberId)
  return {
    token,
    user,
    logoutMin: deps.site.settings().logoutMin,
    previousLogin,
    mustSetSecondFactor,
    mustChangePassword,
  }
}
