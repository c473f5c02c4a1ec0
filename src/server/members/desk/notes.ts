import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { recordAct } from '#server/site/site.ts'
import type { MemberAct } from '../member.ts'
import { findMember } from '../members.sql.ts'
import { findNote, insertNote, noteList } from './member-acts.sql.ts'

/** Returns a page of operators' notes on a member, newest first. */
export async function readNotes({ db }: Pick<Deps, 'db'>, memberId: MemberId, page: number) {
  const { rows, ...counts } = await noteList.page(db, memberId, page)
  return { notes: rows, ...counts }
}

/** Writes a permanent note on a member; the operator's key makes it idempotent. */
export function writeNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  {
    operator,
    ip,
    memberId,
    text,
    key,
  }: Omit<MemberAct, 'reason'> & {
    readonly text: string
    readonly key: string
  },
): Promise<Result<{ id: number }, Refusal<'NOT_FOUND' | 'KEY_REUSED'>>> {
  return db.transaction(async tx => {
    if (!(await findMember(tx, memberId))) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    const written = await insertNote(tx, { memberId, operatorId: operator.memberId, key, text }, at)
    if (!written) {
      const before = await findNote(tx, operator.memberId, key)
      return before.memberId === memberId && before.text === text
        ? accept({ id: memberId })
        : refuse({ code: 'KEY_REUSED' })
    }
    await recordAct(tx, {
      operator,
      act: 'note-member',
      subject: `member:${memberId}`,
      before: null,
      after: { note: text },
      reason: '회원 메모',
      ip,
      at,
    })
    return accept({ id: memberId })
  })
}
