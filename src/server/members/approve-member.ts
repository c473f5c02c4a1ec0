import type { Refusal } from '#contract/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Caller } from '#server/platform/caller.ts'
import type { Deps } from '#server/platform/deps.ts'
import { recordAct } from '#server/site/site.ts'
import { lockMember } from './members.sql.ts'
import { welcomeMember } from './welcome.ts'

export type OperatorAct = {
  readonly operator: Caller
  readonly ip: string
  readonly memberId: MemberId
  readonly reason: string
}

/** Lets a waiting member in, with the welcome grants and the act log. Approving again changes nothing. */
export function approveMember(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { operator, ip, memberId, reason }: OperatorAct,
): Promise<Result<{ id: MemberId }, Refusal<'NOT_FOUND'>>> {
  return db.transaction(async tx => {
    const member = await lockMember(tx, memberId)
    if (member?.status === 'active') return accept({ id: memberId })
    if (member?.status !== 'waiting') return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
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
    return accept({ id: memberId })
  })
}
