import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'
import type { MemberAct } from '../sign-ups/approve-member.ts'
import { findSealed } from './member-acts.sql.ts'

type SealedField = 'phone' | 'birthDate'

/** As the log of acts names them. */
const fieldWords: Readonly<Record<SealedField, string>> = { phone: '휴대폰', birthDate: '생년월일' }

/** Shows one thing that is kept of the person, and writes down who has seen it and why; the log has no value of it. */
export function showSealed(
  { db, clock, seal }: Pick<Deps, 'db' | 'clock' | 'seal'>,
  { operator, ip, memberId, field, reason }: MemberAct & { readonly field: SealedField },
): Promise<Result<{ value: string }, Refusal<'NOT_FOUND'>>> {
  return db.transaction(async tx => {
    const sealed = await findSealed(tx, memberId)
    const value = field === 'phone' ? sealed?.phoneSealed && seal.open(sealed.phoneSealed) : sealed?.birthDate
    if (!value) return refuse({ code: 'NOT_FOUND' })
    await recordAct(tx, {
      operator,
      act: 'show-personal',
      subject: `member:${memberId}`,
      before: null,
      after: { field: fieldWords[field] },
      reason,
      ip,
      at: clock.now(),
    })
    return accept({ value })
  })
}
