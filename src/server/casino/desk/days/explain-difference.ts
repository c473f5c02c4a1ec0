import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { lockDifference, noteDifference } from './days.sql.ts'

/** Stores an operator's explanation of a difference; earlier explanations are in the act log. */
export const explainDifference = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  who: OperatorAct,
  id: number,
): Promise<Result<{ readonly id: number }, Refusal<'NOT_FOUND'>>> =>
  db.transaction(async tx => {
    const found = await lockDifference(tx, id)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    await noteDifference(tx, { id, note: who.reason, by: who.operator.memberId, at })
    await recordAct(tx, {
      ...who,
      act: 'note-supplier-difference',
      subject: `supplier:${found.supplierId}`,
      before: { note: found.note },
      after: { day: found.day, number: found.ref, note: who.reason },
      at,
    })
    return accept({ id })
  })
