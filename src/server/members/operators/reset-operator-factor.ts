import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { recordAct, refusalForOne } from '#server/site/site.ts'
import { endSessionOf } from '../login-sessions.sql.ts'
import { takeFactorAway, type WayNote } from '../second-factor/reset-second-factor.ts'
import { keepAccessGiver } from './accounts.sql.ts'
import { type AccountAct, type AccountDeps, giversOf, lockTarget } from './lock-target.ts'
import { DESK } from './reset-operator-password.ts'

type FactorRefusal = Refusal<
  'NOT_FOUND' | 'OWN_OPERATOR' | 'OPERATOR_ABOVE' | 'SECOND_FACTOR_OFF' | 'SECOND_PERSON_NEEDED'
>

/**
 * Removes the second factor of another operator who has lost it, with an act log entry and a message; ends the
 * login.
 */
export async function resetOperatorFactor(
  deps: AccountDeps & Parameters<typeof takeFactorAway>[1],
  act: AccountAct,
): Promise<Result<{ id: MemberId }, FactorRefusal>> {
  const { db, clock, site, sessions } = deps
  const { operatorId: id, operator, ip, reason } = act
  const done = await db.transaction(async tx => {
    const target = await lockTarget(tx, act)
    if (!target.ok) return target
    if (!target.value.account.hasSecondFactor) return refuse({ code: 'SECOND_FACTOR_OFF' as const })
    const by: WayNote = { memberId: id, ip, agent: DESK }
    const ways = await takeFactorAway(tx, deps, by)
    const change = {
      act: 'reset-second-factor',
      subject: `member:${id}`,
      before: { ways },
      after: { ways: '해제' },
    }
    const no = refusalForOne(site, operator, { class: 'roles', ...change })
    // The refusal rolls everything back.
    if (no) return refuse(no)
    const at = clock.now()
    await endSessionOf(tx, id, 'operator', at)
    await keepAccessGiver(tx, id, giversOf(act))
    await recordAct(tx, { operator, ip, reason, ...change, at })
    return accept({ id })
  })
  sessions.forget(id)
  return done
}
