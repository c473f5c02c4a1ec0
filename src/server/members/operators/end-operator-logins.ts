import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result } from '#domain/result.ts'
import { recordAct } from '#server/site/site.ts'
import { endSessionOf } from '../login-sessions.sql.ts'
import { type AccountAct, type AccountDeps, lockTarget } from './lock-target.ts'

/** Ends an operator's live login, including the caller's own; with an act log entry if there was one. */
export async function endOperatorLogins(
  { db, clock, sessions }: AccountDeps,
  act: AccountAct,
): Promise<Result<{ id: MemberId }, Refusal<'NOT_FOUND' | 'OPERATOR_ABOVE'>>> {
  const { operatorId: id, operator, ip, reason } = act
  const done = await db.transaction(async tx => {
    const target = await lockTarget(tx, act)
    if (!target.ok && target.refusal.code !== 'OWN_OPERATOR')
      return { ok: false, refusal: target.refusal } as const
    const at = clock.now()
    if ((await endSessionOf(tx, id, 'operator', at)) === 0) return accept({ id })
    const done = { act: 'end-logins', subject: `member:${id}`, before: null, after: null }
    await recordAct(tx, { operator, ip, reason, ...done, at })
    return accept({ id })
  })
  sessions.forget(id)
  return done
}
