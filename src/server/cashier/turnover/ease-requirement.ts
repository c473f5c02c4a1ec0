import type { Refusal } from '#contract/wire/refusals.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type OperatorAct, recordAct, tellContentChanged } from '#server/site/site.ts'
import { type DeskRequirement, lockRequirement, putEased } from './turnover.sql.ts'

type Eased = Result<DeskRequirement, Refusal<'NOT_FOUND' | 'TURNOVER_ENDED' | 'TURNOVER_NOT_LESS'>>

/**
 * Ends an open requirement at once, or lowers it from now on, as an operator's exception recorded in the act log. It is
 * met if enough is already done.
 */
export const easeRequirement = (
  { db, clock, bus }: Pick<Deps, 'db' | 'clock' | 'bus'>,
  who: OperatorAct,
  { id, to }: { readonly id: number; readonly to: 'nothing' | number },
): Promise<Eased> =>
  db.transaction(async tx => {
    const before = await lockRequirement(tx, id)
    if (!before) return refuse({ code: 'NOT_FOUND' })
    if (before.state !== 'open') return refuse({ code: 'TURNOVER_ENDED' })
    if (to !== 'nothing' && to >= before.needed) return refuse({ code: 'TURNOVER_NOT_LESS' })
    const at = clock.now()
    const after =
      to === 'nothing'
        ? { ...before, state: 'waived' as const, endedAt: at }
        : { ...before, ...shortened(before, to), endedAt: to <= before.done ? at : null }
    await putEased(tx, after, at)
    tellContentChanged(tx, { bus }, 'turnover', before.memberId)
    const { userId, title } = before
    await recordAct(tx, {
      ...who,
      act: 'ease-turnover',
      subject: `member:${before.memberId}`,
      before: { userId, title, needed: before.needed, done: before.done, state: before.state },
      after: { userId, title, needed: after.needed, done: after.done, state: after.state },
      at,
    })
    return accept(after)
  })

/** Never lowers the amount already bet: a target below it makes the requirement met at that amount. */
const shortened = ({ done }: DeskRequirement, to: number) =>
  to <= done ? { needed: Math.max(done, 1), state: 'met' as const } : { needed: to, state: 'open' as const }
