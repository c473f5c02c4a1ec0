import { randomInt } from 'node:crypto'
import type { Refusal } from '#contract/wire/refusals.ts'
import { instant } from '#domain/instant.ts'
import { ONCE_PASSWORD_MILLISECONDS } from '#domain/members/once-password.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { endSessionOf } from '../login-sessions.sql.ts'
import { distrustDevices } from '../logins/login-devices.sql.ts'
import type { MemberAct } from '../member.ts'
import { findMember, lockMember, setPasswordHash } from '../members.sql.ts'
import { type NoteDeps, noteChange } from '../own/note-change.ts'
import { keepOncePassword } from '../own/once-passwords.sql.ts'
import type { Passwords } from '../passwords.ts'
import { deleteTicketsOf } from '../second-factor/login-tickets.sql.ts'

type ResetDeps = Pick<Deps, 'db' | 'clock'> &
  NoteDeps & { readonly sessions: LiveSessions; readonly passwords: Passwords }
type ResetRefusal = Refusal<'NOT_FOUND' | 'OTHERS_ACCOUNT' | 'TOO_MANY_REQUESTS'>

/** Device name for operators' operations. */
const DESK = '고객센터'

/** Letters and digits that cannot be confused when read out over a telephone. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const FIGURES = '23456789'
const SIGNS = LETTERS + FIGURES
/** A letter and a digit, as every password must have, and ten of either: about 57 bits of entropy. */
const ALPHABETS = [LETTERS, ...Array.from({ length: 10 }, () => SIGNS), FIGURES]

const makePassword = (): string => ALPHABETS.map(signs => signs.charAt(randomInt(signs.length))).join('')

/**
 * Creates a one-time password for a member, valid for a day and shown once to the operator only, with an act log
 * entry and a message to the member. The member must change it before anything else (decision 62). Everything that
 * depended on the old password ends at once. Not for operators and partners, since the operator could then act as them.
 */
export async function resetPassword(
  deps: ResetDeps,
  { operator, ip, memberId, reason }: MemberAct,
): Promise<Result<{ password: string }, ResetRefusal>> {
  const { db, clock, passwords, sessions } = deps
  const found = await findMember(db, memberId)
  if (!found) return refuse({ code: 'NOT_FOUND' })
  if (found.kind !== 'member') return refuse({ code: 'OTHERS_ACCOUNT' })
  const password = makePassword()
  const hashing = passwords.inTurn({ key: `operator ${operator.memberId}`, isKnown: true }, () =>
    passwords.hash(password),
  )
  if (!hashing) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const hash = await hashing
  const done = await db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.status === 'left' || member.status === 'refused')
      return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    await setPasswordHash(tx, memberId, hash, at)
    await endSessionOf(tx, memberId, 'operator', at)
    await deleteTicketsOf(tx, memberId)
    await distrustDevices(tx, memberId)
    await keepOncePassword(tx, memberId, instant(at + ONCE_PASSWORD_MILLISECONDS))
    await noteChange(tx, deps, { memberId, ip, agent: DESK }, 'password-reset')
    await recordAct(tx, {
      operator,
      act: 'reset-password',
      subject: `member:${memberId}`,
      before: null,
      after: null,
      reason,
      ip,
      at,
    })
    return accept({ password })
  })
  sessions.forget(memberId)
  return done
}
