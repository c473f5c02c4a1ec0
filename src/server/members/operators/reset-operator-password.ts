import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { ONCE_PASSWORD_MILLISECONDS } from '#domain/members/once-password.ts'
import { isPassword } from '#domain/members/sign-up.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { recordAct, refusalForOne } from '#server/site/site.ts'
import { endSessionOf } from '../login-sessions.sql.ts'
import { distrustDevices } from '../logins/login-devices.sql.ts'
import { setPasswordHash } from '../members.sql.ts'
import { noteChange } from '../own/note-change.ts'
import { keepOncePassword } from '../own/once-passwords.sql.ts'
import { deleteTicketsOf } from '../second-factor/login-tickets.sql.ts'
import { keepAccessGiver } from './accounts.sql.ts'
import { type AccountAct, type AccountDeps, giversOf, lockTarget } from './lock-target.ts'

type ResetRefusal = Refusal<
  | 'NOT_FOUND'
  | 'OWN_OPERATOR'
  | 'OPERATOR_ABOVE'
  | 'PASSWORD_FORMAT'
  | 'TOO_MANY_REQUESTS'
  | 'SECOND_PERSON_NEEDED'
>

/** Device name for operators' operations. */
export const DESK = '운영자 관리'

/**
 * Creates a one-time password for another operator, to be changed before using the back office; with an act log
 * entry and a message. Everything that depended on the old password ends at once. The second factor stays.
 */
export async function resetOperatorPassword(
  deps: AccountDeps,
  { password, ...act }: AccountAct & { readonly password: string },
): Promise<Result<{ id: MemberId }, ResetRefusal>> {
  const { db, clock, site, sessions, passwords } = deps
  const { operatorId: id, operator, ip, reason } = act
  if (!isPassword(password)) return refuse({ code: 'PASSWORD_FORMAT' })
  const hashing = passwords.inTurn({ key: `operator ${operator.memberId}`, isKnown: true }, () =>
    passwords.hash(password),
  )
  if (!hashing) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const hash = await hashing
  const done = await db.transaction(async tx => {
    const target = await lockTarget(tx, act)
    if (!target.ok) return target
    const change = {
      act: 'reset-operator-password',
      subject: `member:${id}`,
      before: null,
      after: { userId: target.value.account.userId },
    }
    const no = refusalForOne(site, operator, { class: 'roles', ...change })
    if (no) return refuse(no)
    const at = clock.now()
    await setPasswordHash(tx, id, hash, at)
    await endSessionOf(tx, id, 'operator', at)
    await deleteTicketsOf(tx, id)
    await distrustDevices(tx, id)
    await keepOncePassword(tx, id, instant(at + ONCE_PASSWORD_MILLISECONDS))
    await keepAccessGiver(tx, id, giversOf(act))
    await noteChange(tx, deps, { memberId: id, ip, agent: DESK }, 'password-reset')
    await recordAct(tx, { operator, ip, reason, ...change, at })
    return accept({ id })
  })
  sessions.forget(id)
  return done
}
