import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import type { OperatorState } from '#domain/operators/account-rules.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { recordAct, refusalForOne } from '#server/site/site.ts'
import { endSessionOf } from '../login-sessions.sql.ts'
import { setStatus } from '../members.sql.ts'
import { deleteTicketsOf } from '../second-factor/login-tickets.sql.ts'
import { type AccountAct, type AccountDeps, lockTarget } from './lock-target.ts'

type StateRefusal = Refusal<'NOT_FOUND' | 'OWN_OPERATOR' | 'OPERATOR_ABOVE' | 'SECOND_PERSON_NEEDED'>

/**
 * Enables or disables another operator, who is refused from the next call on (ERR-006). With an act log entry.
 * Disabling never needs a second operator, since it can be urgent.
 */
export async function setOperatorState(
  { db, clock, site, sessions }: AccountDeps,
  { state, ...act }: AccountAct & { readonly state: OperatorState },
): Promise<Result<{ id: MemberId }, StateRefusal>> {
  const { operatorId: id, operator, ip, reason } = act
  const done = await db.transaction(async tx => {
    const target = await lockTarget(tx, act)
    if (!target.ok) return target
    const { account } = target.value
    if (account.state === state) return accept({ id })
    const change = {
      act: state === 'active' ? 'enable-operator' : 'disable-operator',
      subject: `member:${id}`,
      before: { status: account.state },
      after: { status: state },
    }
    const no = state === 'active' ? refusalForOne(site, operator, { class: 'roles', ...change }) : undefined
    if (no) return refuse(no)
    const at = clock.now()
    await setStatus(tx, id, state, at)
    if (state === 'blocked') {
      await endSessionOf(tx, id, 'blocked', at)
      await deleteTicketsOf(tx, id)
    }
    await recordAct(tx, { operator, ip, reason, ...change, at })
    return accept({ id })
  })
  sessions.forget(id)
  return done
}
