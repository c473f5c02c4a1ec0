import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { beyond } from '#domain/operators/permissions.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import { recordAct, refusalForOne } from '#server/site/site.ts'
import { setRole } from '../members.sql.ts'
import { keepRoleGiver } from './accounts.sql.ts'
import { type AccountAct, type AccountDeps, giversOf, lockTarget } from './lock-target.ts'
import { readRolePermissions } from './permissions.ts'
import { findRole, lockRoles } from './role-edits.sql.ts'

type RoleRefusal = Refusal<
  'NOT_FOUND' | 'OWN_OPERATOR' | 'OPERATOR_ABOVE' | 'RIGHT_NOT_OWN' | 'SECOND_PERSON_NEEDED'
>

/**
 * Changes another operator's role, effective from the next call; never to a role with more permissions than the
 * caller's. With an act log entry.
 */
export async function changeRoleOf(
  { db, clock, site, sessions }: AccountDeps,
  { role: roleId, ...act }: AccountAct & { readonly role: number },
): Promise<Result<{ id: MemberId }, RoleRefusal>> {
  const { operatorId: id, operator, ip, reason } = act
  const done = await db.transaction(async tx => {
    await lockRoles(tx)
    const target = await lockTarget(tx, act)
    if (!target.ok) return target
    const { account, own } = target.value
    const role = await findRole(tx, roleId)
    if (!role) return refuse({ code: 'NOT_FOUND' as const })
    if (beyond(readRolePermissions(role), own).length > 0) return refuse({ code: 'RIGHT_NOT_OWN' as const })
    if (account.role === roleId) return accept({ id })
    const change = {
      act: 'change-operator-role',
      subject: `member:${id}`,
      before: { role: account.roleName ?? '' },
      after: { role: role.name },
    }
    const no = refusalForOne(site, operator, { class: 'roles', ...change })
    if (no) return refuse(no)
    const at = clock.now()
    await setRole(tx, id, roleId, at)
    await keepRoleGiver(tx, id, giversOf(act))
    await recordAct(tx, { operator, ip, reason, ...change, at })
    return accept({ id })
  })
  sessions.forget(id)
  return done
}
