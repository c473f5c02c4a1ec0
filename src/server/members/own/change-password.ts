import type { Refusal } from '#contract/wire/refusals.ts'
import { isPassword } from '#domain/members/sign-up.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { endOtherSessions } from '../login-sessions.sql.ts'
import { distrustDevices } from '../logins/login-devices.sql.ts'
import { lockMember, setPasswordHash } from '../members.sql.ts'
import { deleteTicketsOf } from '../second-factor/login-tickets.sql.ts'
import {
  type Confirmation,
  type ConfirmDeps,
  type ConfirmRefusal,
  confirmSelf,
  type Self,
} from './confirm-self.ts'
import { type NoteDeps, noteChange } from './note-change.ts'
import { endOncePassword } from './once-passwords.sql.ts'

type PasswordRefusal = ConfirmRefusal | Refusal<'PASSWORD_FORMAT' | 'PASSWORD_MISMATCH' | 'PASSWORD_SAME'>
type PasswordDeps = ConfirmDeps & NoteDeps & { readonly sessions: LiveSessions }

type NewPassword = Confirmation & { readonly newPassword: string; readonly newPasswordConfirm: string }

/**
 * Changes the login password (DIALOG-022). Everything that depended on the old one ends at once: other sessions, logins
 * waiting for the second factor, and trusted devices.
 */
export async function changePassword(
  deps: PasswordDeps,
  self: Self & { readonly tokenHash: string },
  { newPassword, newPasswordConfirm, ...confirmation }: NewPassword,
): Promise<Result<undefined, PasswordRefusal>> {
  if (!isPassword(newPassword)) return refuse({ code: 'PASSWORD_FORMAT' })
  if (newPassword !== newPasswordConfirm) return refuse({ code: 'PASSWORD_MISMATCH' })
  if (newPassword === confirmation.password) return refuse({ code: 'PASSWORD_SAME' })
  const confirmed = await confirmSelf(deps, self, confirmation)
  if (!confirmed.ok) return confirmed
  const { db, clock, passwords, sessions } = deps
  const { memberId, tokenHash } = self
  const hashing = passwords.inTurn({ key: `address ${self.network}`, isKnown: true }, () =>
    passwords.hash(newPassword),
  )
  if (!hashing) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const hash = await hashing
  await db.transaction(async tx => {
    await lockMember(tx, memberId)
    await setPasswordHash(tx, memberId, hash, clock.now())
    await endOncePassword(tx, memberId)
    await endOtherSessions(tx, memberId, tokenHash, clock.now())
    await deleteTicketsOf(tx, memberId)
    await distrustDevices(tx, memberId)
    await noteChange(tx, deps, self, 'password-changed')
  })
  sessions.forget(memberId)
  return accept(undefined)
}
