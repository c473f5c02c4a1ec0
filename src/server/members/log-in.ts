import type { Refusal } from '#contract/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/deps.ts'
import type { Throttle } from '#server/platform/throttle.ts'
import type { turnsByKey } from '#server/platform/turns.ts'
import type { Site } from '#server/site/site.ts'
import { beginSession } from './begin-session.ts'
import type { LiveSessions } from './live-sessions.ts'
import {
  addLoginFailure,
  deleteLoginFailures,
  findLoginFailures,
  type LoginFailures,
} from './login-failures.sql.ts'
import type { Member } from './member.ts'
import { findByUserId, lockMember } from './members.sql.ts'
import type { Passwords } from './passwords.ts'

export type LogInDeps = Pick<Deps, 'db' | 'clock'> & {
  readonly site: Site
  readonly sessions: LiveSessions
  readonly passwords: Passwords
  /** Failed logins of one address. */
  readonly failuresByAddress: Throttle
  readonly inTurn: ReturnType<typeof turnsByKey>
}

type Entered = { readonly userId: string; readonly password: string; readonly ip: string }
type LoggedIn = { readonly token: string; readonly memberId: MemberId }
type LogInRefusal = Refusal<
  | 'LOGIN_MISMATCH'
  | 'LOGIN_LOCKED'
  | 'LOGIN_WAITING'
  | 'LOGIN_STOPPED'
  | 'LOGIN_LEFT'
  | 'SITE_MAINTENANCE'
  | 'TOO_MANY_REQUESTS'
>

/** Five failures in a row close a name for ten minutes, right password or not (handbook 6.1). */
const FAILURES_MAX = 5
const LOCK_MINUTES = 10

/**
 * Logs a member in. Unknown names and wrong passwords get the same answer after the same work, and names
 * without a member are locked like any other, so that nothing tells which names exist (API-006). Attempts
 * for one name run in turn: many at once give no more guesses than one after another.
 */
export function logIn(deps: LogInDeps, entered: Entered): Promise<Result<LoggedIn, LogInRefusal>> {
  return deps.inTurn(entered.userId.toLowerCase(), () => attempt(deps, entered))
}

async function attempt(deps: LogInDeps, entered: Entered): Promise<Result<LoggedIn, LogInRefusal>> {
  const { db, clock, passwords, failuresByAddress } = deps
  const { userId, password, ip } = entered
  if (failuresByAddress.isExhausted(ip)) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const minutes = minutesLocked(await findLoginFailures(db, userId), clock.now())
  if (minutes > 0) return refuse({ code: 'LOGIN_LOCKED', minutes })
  const member = await findByUserId(db, userId)
  const checking = passwords.matches(password, member?.passwordHash)
  if (!checking) return refuse({ code: 'TOO_MANY_REQUESTS' })
  if ((await checking) && member) return begin(deps, member, ip)
  failuresByAddress.take(ip)
  const now = clock.now()
  await addLoginFailure(db, userId, now, instant(now - LOCK_MINUTES * MINUTE))
  return refuse({ code: 'LOGIN_MISMATCH' })
}

async function begin(
  deps: LogInDeps,
  { id, userId }: Member,
  ip: string,
): Promise<Result<LoggedIn, LogInRefusal>> {
  const begun = await deps.db.transaction(async tx => {
    const member = await lockMember(tx, id)
    const refusal = refusalOf(member, deps.site.settings().siteMaintenance)
    if (refusal) return refuse(refusal)
    await deleteLoginFailures(tx, userId)
    return accept({ token: await beginSession(tx, deps, id, ip), memberId: id })
  })
  deps.sessions.forget(id)
  return begun
}

/** Told only to who knows the password. */
function refusalOf(member: Member | undefined, maintenance: boolean): LogInRefusal | undefined {
  if (!member || member.status === 'left') return { code: 'LOGIN_LEFT' }
  if (member.status === 'waiting') return { code: 'LOGIN_WAITING' }
  if (member.status === 'blocked') return { code: 'LOGIN_STOPPED' }
  return maintenance && member.kind !== 'operator' ? { code: 'SITE_MAINTENANCE' } : undefined
}

function minutesLocked(known: LoginFailures | undefined, now: Instant): number {
  if (!known || known.failures < FAILURES_MAX) return 0
  return Math.max(0, Math.ceil((known.lastAt + LOCK_MINUTES * MINUTE - now) / MINUTE))
}
