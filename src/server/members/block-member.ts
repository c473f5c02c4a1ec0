import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'
import type { LiveSessions } from './live-sessions.ts'
import { endSessionOf } from './login-sessions.sql.ts'
import type { Member, MemberAct } from './member.ts'
import { lockMember, setStatus } from './members.sql.ts'

type BlockDeps = Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions }

/**
 * Blocks a member, whose next call answers 406, or unblocks them, with an act log entry (ERR-006). Operators can
 * only be blocked through the operator accounts.
 */
export async function blockMember(
  { db, clock, sessions }: BlockDeps,
  { operator, ip, memberId, blocked, reason }: MemberAct & { readonly blocked: boolean },
): Promise<Result<{ id: MemberId }, Refusal<'NOT_FOUND' | 'OPERATOR_ACCOUNT'>>> {
  const done = await db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.status === 'left') return refuse({ code: 'NOT_FOUND' })
    if (member.kind === 'operator') return refuse({ code: 'OPERATOR_ACCOUNT' })
    const status = statusAfter(member, blocked)
    if (status === member.status) return accept({ id: memberId })
    const at = clock.now()
    await setStatus(tx, memberId, status, at)
    await endSessionOf(tx, memberId, 'blocked', at)
    await recordAct(tx, {
      operator,
      act: blocked ? 'block-member' : 'unblock-member',
      subject: `member:${memberId}`,
      before: { status: member.status },
      after: { status },
      reason,
      ip,
      at,
    })
    return accept({ id: memberId })
  })
  sessions.forget(memberId)
  return done
}

/** A member who was never approved waits again after a block. */
function statusAfter({ status, activatedAt }: Member, blocked: boolean): Member['status'] {
  if (blocked) return 'blocked'
  if (status !== 'blocked') return status
  return activatedAt === null ? 'waiting' : 'active'
}
