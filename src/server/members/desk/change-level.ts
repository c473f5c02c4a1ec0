import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'
import type { LiveSessions } from '../live-sessions.ts'
import type { MemberAct } from '../member.ts'
import { lockMember, setLevel } from '../members.sql.ts'

/**
 * Changes a member's level, whose limits apply from the next bet (LIMIT-001), with an act log entry. The current
 * level changes nothing.
 */
export async function changeLevel(
  { db, clock, sessions }: Pick<Deps, 'db' | 'clock'> & { readonly sessions: LiveSessions },
  { operator, ip, memberId, reason, level }: MemberAct & { readonly level: number },
): Promise<Result<{ id: number }, Refusal<'NOT_FOUND' | 'OPERATOR_ACCOUNT'>>> {
  const done = await db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (!member || member.status === 'left' || member.status === 'refused')
      return refuse({ code: 'NOT_FOUND' })
    if (member.kind === 'operator') return refuse({ code: 'OPERATOR_ACCOUNT' })
    if (member.level === level) return accept({ id: memberId })
    const at = clock.now()
    await setLevel(tx, memberId, level, at)
    await recordAct(tx, {
      operator,
      act: 'change-member-level',
      subject: `member:${memberId}`,
      before: { level: member.level },
      after: { level },
      reason,
      ip,
      at,
    })
    return accept({ id: memberId })
  })
  sessions.forget(memberId)
  return done
}
