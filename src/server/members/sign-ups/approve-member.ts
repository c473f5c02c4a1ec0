import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import { findPhoneMark, lockMember } from '../members.sql.ts'
import type { IsPhoneExcluded } from '../phone-mark.ts'
import { welcomeMember } from '../welcome.ts'

/** An operator's operation on a member. */
export type MemberAct = OperatorAct & { readonly memberId: MemberId }

type ApproveDeps = Pick<Deps, 'db' | 'clock' | 'bus'> & { readonly isPhoneExcluded: IsPhoneExcluded }

/**
 * Approves a waiting member, with the welcome grants and an act log entry. Idempotent. Refused if somebody with
 * the same phone has been excluded meanwhile.
 */
export function approveMember(
  { db, clock, bus, isPhoneExcluded }: ApproveDeps,
  { operator, ip, memberId, reason }: MemberAct,
): Promise<Result<{ id: MemberId }, Refusal<'NOT_FOUND' | 'PHONE_EXCLUDED'>>> {
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (member?.status === 'active') return accept({ id: memberId })
    if (member?.status !== 'waiting') return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    const mark = await findPhoneMark(tx, memberId)
    if (mark && (await isPhoneExcluded(tx, mark, at))) return refuse({ code: 'PHONE_EXCLUDED' })
    await welcomeMember(tx, member, at, `operator:${operator.memberId}`)
    await recordAct(tx, {
      operator,
      act: 'approve-member',
      subject: `member:${memberId}`,
      before: { status: 'waiting' },
      after: { status: 'active' },
      reason,
      ip,
      at,
    })
    tellContentChanged(tx, { bus }, 'sign-ups', memberId)
    return accept({ id: memberId })
  })
}
