import type { Access } from '#contract/wire/route.ts'
import type { Instant } from '#domain/instant.ts'
import { changesSomething, isPermission } from '#domain/operators/permissions.ts'
import { isPartnerPermission, partnerPermissionsOf } from '#domain/partners/partner-permissions.ts'
import { accept, refuse } from '#domain/result.ts'
import type { AccessRefusal, Admission, Admit, Asked, Caller } from '#server/platform/http/caller.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { SessionActivity } from './activity.ts'
import type { LiveSessions } from './live-sessions.ts'
import type { SessionRow } from './login-sessions.sql.ts'
import { isFromAllowed, isUnproven } from './member.ts'
import { readPermissions } from './operators/permissions.ts'
import { readBearer } from './tokens.ts'

type AdmissionDeps = Pick<Deps, 'clock'> & {
  readonly site: Site
  readonly sessions: LiveSessions
  readonly activity: Pick<SessionActivity, 'note' | 'isIdle' | 'endIdle'>
}

/**
 * Decides whether a call is admitted. Checks and their statuses, in order: blocked address 600, no token 401, ended
 * session 556 or 555, blocked member 406, maintenance 503, an address not allowed for operators and a missing
 * permission 403 (API-004, ERR-006, ERR-008, MAINT-005, ROLE-006, X2). A member with a one-time password may only
 * change it (decision 62). Ends idle sessions. Calls made by the member, unlike automatic ones, count as use
 * (SESSION-016).
 */
export const admission = ({ clock, site, sessions, activity }: AdmissionDeps): Admit => {
  const judge = (
    access: Access,
    session: SessionRow | undefined,
    { ip, withOncePassword = false }: Asked,
  ): Admission => {
    const refusal = session ? endOf(session, clock.now()) : 'SESSION_ENDED'
    if (!session || refusal) return refuse({ code: refusal ?? 'SESSION_ENDED' })
    if (site.settings().siteMaintenance && session.kind !== 'operator')
      return refuse({ code: 'SITE_MAINTENANCE' })
    if (!isFromAllowed(session, site.settings(), ip)) return refuse({ code: 'ADDRESS_NOT_ALLOWED' })
    const caller = callerOf(session)
    if (!mayUse(access, caller)) return refuse({ code: 'FORBIDDEN' })
    if (session.passwordDue && !withOncePassword) return refuse({ code: 'PASSWORD_DUE' })
    return isProofMissing(access, session) ? refuse({ code: 'SECOND_FACTOR_DEMANDED' }) : accept(caller)
  }
  /**
   * The member's own account stays accessible, so that the second factor can be set up; with a role's demand also
   * everything read-only.
   */
  const isProofMissing = (access: Access, session: SessionRow): boolean =>
    access !== 'member' &&
    isUnproven(session, site.settings()) &&
    (site.settings().operatorSecondFactor || changes(access))
  const admit = (access: Access, session: SessionRow | undefined, asked: Asked): Admission => {
    const admitted = judge(access, session, asked)
    if (asked.isAct && session && admitted.ok) activity.note(session)
    return admitted
  }
  /** This process's record of a session's use may be outdated: the database decides. */
  const admitAnew = async (access: Access, session: SessionRow, token: string, asked: Asked) => {
    await activity.endIdle(session)
    sessions.forget(session.memberId)
    return admit(access, await sessions.find(token), asked)
  }
  return (access, asked) => {
    const { token: header, ip } = asked
    if (site.isBlockedAddress(ip)) return refuse({ code: 'ADDRESS_BLOCKED' })
    if (access === 'guest') return accept(undefined)
    if (!header) return refuse({ code: 'LOGIN_REQUIRED' })
    const token = readBearer(header)
    if (token === undefined) return refuse({ code: 'SESSION_ENDED' })
    const go = (session: SessionRow | undefined) =>
      session && session.endReason === null && activity.isIdle(session)
        ? admitAnew(access, session, token, asked)
        : admit(access, session, asked)
    const session = sessions.find(token)
    return session instanceof Promise ? session.then(go) : go(session)
  }
}

/** Returns why a session no longer counts; undefined while it does. */
function endOf(
  { endReason, status, expiresAt }: SessionRow,
  now: Instant,
): AccessRefusal['code'] | undefined {
  if (endReason === 'replaced') return 'SESSION_REPLACED'
  if (status === 'blocked' && (endReason === 'blocked' || endReason === null)) return 'MEMBER_BLOCKED'
  if (endReason === 'excluded') return 'SESSION_EXCLUDED'
  if (endReason === 'time-used-up') return 'SESSION_TIME_USED_UP'
  if (endReason === 'break') return 'SESSION_BREAK'
  return endReason !== null || expiresAt <= now ? 'SESSION_ENDED' : undefined
}

const callerOf = ({ memberId, userId, kind, level, tendency, permissions }: SessionRow): Caller => ({
  memberId,
  userId,
  kind,
  level,
  tendency,
  permissions: readPermissions(permissions),
})

function mayUse(access: Access, { kind, permissions }: Caller): boolean {
  if (access === 'guest' || access === 'member') return true
  if (access === 'manager') return kind === 'operator' || kind === 'partner'
  if (isPartnerPermission(access)) return partnerPermissionsOf(kind).has(access)
  return access === 'operator' ? kind === 'operator' : permissions.has(access)
}

const changes = (access: Access): boolean => isPermission(access) && changesSomething(access)
