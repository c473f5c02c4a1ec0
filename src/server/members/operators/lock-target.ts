import type { Refusal } from '#contract/wire/refusals.ts'
import type { MemberId } from '#domain/ids.ts'
import { beyond, type Permission } from '#domain/operators/permissions.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Tx } from '#server/platform/postgres/postgres.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { OperatorAct, Site } from '#server/site/site.ts'
import type { LiveSessions } from '../live-sessions.ts'
import type { NoteDeps } from '../own/note-change.ts'
import type { Passwords } from '../passwords.ts'
import { type Givers, lockAllOperators, type OperatorAccount } from './accounts.sql.ts'
import { readPermissions } from './permissions.ts'

/** An operation of an operator on another's account. */
export type AccountAct = OperatorAct & { readonly operatorId: MemberId }

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> &
  NoteDeps & {
    readonly site: Pick<Site, 'settings'>
    readonly sessions: Pick<LiveSessions, 'forget'>
    readonly passwords: Passwords
  }

export type Target = {
  readonly account: OperatorAccount
  /** The caller's current permissions, read under the lock. */
  readonly own: ReadonlySet<Permission>
}

type Unreachable = Refusal<'NOT_FOUND' | 'OWN_OPERATOR' | 'OPERATOR_ABOVE'>

/**
 * Locks all operators and returns the target account. Refuses the caller's own account and accounts with more
 * permissions than the caller's, which would give the caller those permissions. So the last operator who may edit
 * operators cannot be locked out.
 */
export async function lockTarget(
  tx: Tx,
  { operator, operatorId }: Pick<AccountAct, 'operator' | 'operatorId'>,
): Promise<Result<Target, Unreachable>> {
  const all = await lockAllOperators(tx)
  const account = all.find(({ id }) => id === operatorId)
  if (!account) return refuse({ code: 'NOT_FOUND' })
  if (account.id === operator.memberId) return refuse({ code: 'OWN_OPERATOR' })
  const own = rightsOf(all.find(({ id }) => id === operator.memberId))
  return isAbove(account, own) ? refuse({ code: 'OPERATOR_ABOVE' }) : accept({ account, own })
}

/** An operator's current permissions; empty if the account is disabled. */
const rightsOf = (account: OperatorAccount | undefined): ReadonlySet<Permission> =>
  readPermissions(account?.state === 'active' ? account.permissions : [])

/** Whether these permissions don't suffice for an account: it has more, or they don't include editing operators. */
export const isAbove = (
  { permissions }: Pick<OperatorAccount, 'permissions'>,
  own: ReadonlySet<Permission>,
): boolean => !own.has('operators:write') || beyond(readPermissions(permissions), own).length > 0

/** Records who grants something in this operation, for later approvals (X4). */
export const giversOf = ({ operator }: Pick<OperatorAct, 'operator'>): Givers => ({
  by: operator.memberId,
  secondedBy: operator.secondedBy ?? null,
})
