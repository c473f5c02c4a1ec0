import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { instant } from '#domain/instant.ts'
import { ONCE_PASSWORD_MILLISECONDS } from '#domain/members/once-password.ts'
import { isNickname, isPassword, isUserId } from '#domain/members/sign-up.ts'
import { beyond } from '#domain/operators/permissions.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import { type OperatorAct, recordAct, refusalForOne } from '#server/site/site.ts'
import { activateMember } from '../members.sql.ts'
import { keepOncePassword } from '../own/once-passwords.sql.ts'
import { registerMember } from '../register-member.ts'
import { keepAccessGiver, keepRoleGiver } from './accounts.sql.ts'
import { findOperator } from './find-operator.ts'
import { type AccountDeps, giversOf } from './lock-target.ts'
import { readRolePermissions } from './permissions.ts'
import { findRole, lockRoles } from './role-edits.sql.ts'

type NewOperator = OperatorAct & {
  readonly userId: string
  readonly nickname: string
  readonly role: number
  readonly password: string
}

type CreateRefusal = Refusal<
  | 'USER_ID_FORMAT'
  | 'NICKNAME_FORMAT'
  | 'PASSWORD_FORMAT'
  | 'USER_ID_TAKEN'
  | 'NICKNAME_TAKEN'
  | 'NOT_FOUND'
  | 'RIGHT_NOT_OWN'
  | 'TOO_MANY_REQUESTS'
  | 'SECOND_PERSON_NEEDED'
>

/**
 * Creates an operator account with a one-time password, with an act log entry. Refused for a role with more
 * permissions than the caller's. Names reserved against members, because they look like an operator's, are allowed.
 */
export async function createOperator(
  deps: AccountDeps,
  created: NewOperator,
): Promise<Result<{ id: MemberId }, CreateRefusal>> {
  const { userId, nickname, password, operator } = created
  if (!isUserId(userId)) return refuse({ code: 'USER_ID_FORMAT' })
  if (!isNickname(nickname)) return refuse({ code: 'NICKNAME_FORMAT' })
  if (!isPassword(password)) return refuse({ code: 'PASSWORD_FORMAT' })
  const hashing = deps.passwords.inTurn({ key: `operator ${operator.memberId}`, isKnown: true }, () =>
    deps.passwords.hash(password),
  )
  if (!hashing) return refuse({ code: 'TOO_MANY_REQUESTS' })
  const passwordHash = await hashing
  return deps.db.transaction(tx => createUnderLock(tx, deps, { ...created, passwordHash }))
}

async function createUnderLock(
  tx: Tx,
  { clock, newUuid, site }: AccountDeps,
  { userId, nickname, role: roleId, passwordHash, ...who }: NewOperator & { readonly passwordHash: string },
): Promise<Result<{ id: MemberId }, CreateRefusal>> {
  await lockRoles(tx)
  const role = await findRole(tx, roleId)
  const own = (await findOperator(tx, who.operator.memberId))?.permissions ?? new Set()
  if (!role) return refuse({ code: 'NOT_FOUND' })
  if (beyond(readRolePermissions(role), own).length > 0) return refuse({ code: 'RIGHT_NOT_OWN' })
  const at = clock.now()
  const registered = await registerMember(tx, at, {
    uid: newUuid(),
    userId,
    nickname,
    passwordHash,
    phoneSealed: null,
    birthDate: null,
    recommendedBy: null,
    kind: 'operator',
    role: roleId,
  })
  if (!registered.ok) return registered
  const { id } = registered.value
  const done = {
    act: 'create-operator',
    subject: `operator:${userId}`,
    before: null,
    after: { userId, nickname, role: role.name },
  }
  const no = refusalForOne(site, who.operator, { class: 'roles', ...done })
  // The refusal rolls back the new account.
  if (no) return refuse(no)
  await activateMember(tx, id, at)
  await keepRoleGiver(tx, id, giversOf(who))
  await keepAccessGiver(tx, id, giversOf(who))
  await keepOncePassword(tx, id, instant(at + ONCE_PASSWORD_MILLISECONDS))
  await recordAct(tx, {
    operator: who.operator,
    ip: who.ip,
    reason: who.reason,
    ...done,
    subject: `member:${id}`,
    at,
  })
  return accept({ id })
}
