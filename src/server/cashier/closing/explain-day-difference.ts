import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct } from '#server/site/site.ts'
import { lockDifference, explainDifference as putExplanation } from './closings.sql.ts'

/** Stores an operator's explanation of a day's difference; earlier explanations are in the act log. */
export function explainDayDifference(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { operator, ip, reason }: OperatorAct,
  id: number,
): Promise<Result<{ readonly day: string }, Refusal<'NOT_FOUND'>>> {
  return db.transaction(async tx => {
    const found = await lockDifference(tx, id)
    if (!found) return refuse({ code: 'NOT_FOUND' })
    const at = clock.now()
    await putExplanation(tx, { id, explanation: reason, by: operator.memberId, at })
    await recordAct(tx, {
      operator,
      act: 'explain-difference',
      subject: `closing:${found.day}`,
      before: { what: found.what, explanation: found.explanation },
      after: { what: found.what, explanation: reason },
      reason,
      ip,
      at,
    })
    return accept({ day: found.day })
  })
}
