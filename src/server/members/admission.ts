import type { Access } from '#contract/route.ts'
import type { Instant } from '#domain/instant.ts'
import { accept, refuse } from '#domain/result.ts'
import type { AccessRefusal, Admission, Admit, Caller } from '#server/platform/caller.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { LiveSessions } from './live-sessions.ts'
import { mayWrite } from './member.ts'
import type { SessionRow } from './sessions.sql.ts'
import { readBearer } from './tokens.ts'

type AdmissionDeps = Pick<Deps, 'clock'> & { readonly site: Site; readonly sessions: LiveSessions }

/**
 * Decides who may call, in this order: blocked address 600, no token 401, ended session 556 or 555, blocked
 * member 406, maintenance 503, missing permission 403 (API-004, ERR-006, ERR-008, MAINT-005, ROLE-006).
 */
export const admission = ({ clock, site, sessions }: AdmissionDeps): Admit => {
  const judge = (access: Access, session: SessionRow | undefined): Admission => {
    const refusal = session ? endOf(session, clock.now()) : 'SESSION_ENDED'
    if (!session || refusal) return refuse({ code: refusal ?? 'SESSION_ENDED' })
    if (site.settings().siteMaintenance && session.kind !== 'operator')
      return refuse({ code: 'SITE_MAINTENANCE' })
    const caller = callerOf(session)
    return mayUse(access, caller) ? accept(caller) : refuse({ code: 'FORBIDDEN' })
  }
  return (access, { token: header, ip }) => {
    if (site.isBlockedAddress(ip)) return refuse({ code: 'ADDRESS_BLOCKED' })
    if (access === 'guest') return accept(undefined)
    if (!header) return refuse({ code: 'LOGIN_REQUIRED' })
    const token = readBearer(header)
    if (token === undefined) return refuse({ code: 'SESSION_ENDED' })
    const session = sessions.find(token)
    return session instanceof Promise ? session.then(read => judge(access, read)) : judge(access, session)
  }
}

/** Why a session no longer counts; undefined while it does. */
function endOf(
  { endReason, status, expiresAt }: SessionRow,
  now: Instant,
): AccessRefusal['code'] | undefined {
  if (endReason === 'replaced') return 'SESSION_REPLACED'
  if (status === 'blocked' && (endReason === 'blocked' || endReason === null)) return 'MEMBER_BLOCKED'
  return endReason !== null || expiresAt <= now ? 'SESSION_ENDED' : undefined
}

const callerOf = (session: SessionRow): Caller => {
  const { memberId, userId, kind, level, tendency } = session
  return { memberId, userId, kind, level, tendency, mayWrite: mayWrite(session) }
}

function mayUse(access: Access, { kind, mayWrite }: Caller): boolean {
  if (access === 'operator-write') return mayWrite
  if (access === 'operator-read') return kind === 'operator'
  return true
}
