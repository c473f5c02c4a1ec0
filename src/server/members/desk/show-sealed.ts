import type { Refusal } from '#contract/wire/refusals.ts'
import { DAY, instant } from '#domain/instant.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct, refusalForOne, type Site } from '#server/site/site.ts'
import type { MemberAct } from '../member.ts'
import { findSealed } from './member-acts.sql.ts'
import { giveLeave, type SealedField, takeLeave } from './sealed-leave.sql.ts'

/** Names in the act log. */
const fieldWords: Readonly<Record<SealedField, string>> = { phone: '휴대폰', birthDate: '생년월일' }

/** A permission by a second operator is valid for this long, once. */
const LEAVE_MILLISECONDS = DAY

type SealedDeps = Pick<Deps, 'db' | 'clock' | 'seal'> & { readonly site: Pick<Site, 'settings'> }

/**
 * Shows one field of a member's personal data, and logs who viewed it and why, without the value. If the site requires
 * two operators, the approval permits viewing once within a day: the first operator requests it again (X4).
 */
export function showSealed(
  { db, clock, seal, site }: SealedDeps,
  { operator, ip, memberId, field, reason }: MemberAct & { readonly field: SealedField },
): Promise<Result<{ value: string }, Refusal<'NOT_FOUND' | 'SECOND_PERSON_NEEDED'>>> {
  return db.transaction(async tx => {
    const sealed = await findSealed(tx, memberId)
    const value = field === 'phone' ? sealed?.phoneSealed && seal.open(sealed.phoneSealed) : sealed?.birthDate
    if (!value) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    const done = {
      act: 'show-personal',
      subject: `member:${memberId}`,
      before: null,
      after: { field: fieldWords[field] },
    }
    const looked = { operatorId: operator.memberId, memberId, field }
    const no = refusalForOne(site, operator, { class: 'personal', ...done })
    if (no && !(await takeLeave(tx, looked, at))) return refuse(no)
    if (operator.secondedBy !== undefined) {
      await giveLeave(tx, looked, at, instant(at + LEAVE_MILLISECONDS))
      return accept({ value: '' })
    }
    await recordAct(tx, { operator, ...done, reason, ip, at })
    return accept({ value })
  })
}
