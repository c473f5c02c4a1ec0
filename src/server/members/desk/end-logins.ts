import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'
import type { LiveSessions } from '../live-sessions.ts'
import { endSessionOf, endSessionOnDevice } from '../login-sessions.sql.ts'
import { deleteDevice, findOwnDevice } from '../logins/login-devices.sql.ts'
import type { MemberAct } from '../member.ts'
import { lockMember } from '../members.sql.ts'

type EndDeps = Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions }

/** Ends a member's live login: the next call answers that it is over. With an act log entry if there was one. */
export async function endLogins(
  { db, clock, sessions }: EndDeps,
  { operator, ip, memberId, reason }: MemberAct,
): Promise<Result<{ id: number }, Refusal<'NOT_FOUND' | 'OPERATOR_ACCOUNT'>>> {
  const done = await db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member) return refuse({ code: 'NOT_FOUND' })
    if (member.kind === 'operator') return refuse({ code: 'OPERATOR_ACCOUNT' })
    const at = clock.now()
    if ((await endSessionOf(tx, memberId, 'operator', at)) === 0) return accept({ id: memberId })
    await recordAct(tx, {
      operator,
      act: 'end-logins',
      subject: `member:${memberId}`,
      before: null,
      after: null,
      reason,
      ip,
      at,
    })
    return accept({ id: memberId })
  })
  sessions.forget(memberId)
  return done
}

/**
 * Forgets a member's device and ends the login on it: its next login counts as new and needs the second factor. With an
 * act log entry.
 */
export async function forgetMemberDevice(
  { db, clock, sessions }: EndDeps,
  { operator, ip, memberId, reason, deviceId }: MemberAct & { readonly deviceId: number },
): Promise<Result<{ id: number }, Refusal<'NOT_FOUND' | 'OPERATOR_ACCOUNT'>>> {
  const done = await db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member) return refuse({ code: 'NOT_FOUND' })
    if (member.kind === 'operator') return refuse({ code: 'OPERATOR_ACCOUNT' })
    const device = await findOwnDevice(tx, memberId, deviceId)
    if (!device) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    await endSessionOnDevice(tx, memberId, deviceId, at)
    await deleteDevice(tx, memberId, deviceId)
    await recordAct(tx, {
      operator,
      act: 'forget-device',
      subject: `member:${memberId}`,
      before: { device: device.agent },
      after: { device: '해제' },
      reason,
      ip,
      at,
    })
    return accept({ id: memberId })
  })
  sessions.forget(memberId)
  return done
}
