import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct, tellContentChanged } from '#server/site/site.ts'
import { lockMember, refuseMemberRow } from '../members.sql.ts'
import type { MemberAct } from './approve-member.ts'

/**
 * Refuses a sign-up, with an act log entry. Logins are answered accordingly; the names are free again, and phone
 * and birth date are deleted. Idempotent.
 */
export function refuseMember(
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  { operator, ip, memberId, reason }: MemberAct,
): Promise<Result<{ id: MemberId }, Refusal<'NOT_FOUND'>>> {
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (member?.status === 'refused') return accept({ id: memberId })
    if (member?.status !== 'waiting') return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    await refuseMemberRow(tx, memberId, at)
    await recordAct(tx, {
      operator,
      act: 'refuse-member',
      subject: `member:${memberId}`,
      before: { status: 'waiting' },
      after: { status: 'refused' },
      reason,
      ip,
      at,
    })
    tellContentChanged(tx, { bus }, 'sign-ups', memberId)
    return accept({ id: memberId })
  })
}
