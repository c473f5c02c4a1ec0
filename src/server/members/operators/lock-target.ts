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

/** An act of an operator on the account of another. */
export type AccountAct = OperatorAct & { readonly operatorId: MemberId }

export type AccountDeps = Pick<Deps, 'db' | 'clock' | 'newUuid'> &
  NoteDeps & {
    readonly site: Pick<Site, 'settings'>
    readonly sessions: Pick<LiveSessions, 'forget'>
    readonly passwords: Passwords
  }

export type Target = {
  readonly account: OperatorAccount
  /** What the caller may do now, behind the lock. */
  readonly own: ReadonlySet<Permission>
}

type Unreachable = Refusal<'NOT_FOUND' | 'OWN_OPERATOR' | 'OPERATOR_ABOVE'>

/**
 * The account that is acted on, with every operator locked. Nobody reaches the own one, nor one that may do more than
 * they themselves: they would be through it. So who may edit operators last can't be locked out, by nobody.
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

/** What an operator may do at this moment; nothing where the account is off. */
const rightsOf = (account: OperatorAccount | undefined): ReadonlySet<Permission> =>
  readPermissions(account?.state === 'active' ? account.permissions : [])

/** Whether somebody with these rights leaves an account alone: it may do more, or they may not edit operators at all. */
export const isAbove = (
  { permissions }: Pick<OperatorAccount, 'permissions'>,
  own: ReadonlySet<Permission>,
): boolean => !own.has('operators:write') || beyond(readPermissions(permissions), own).length > 0

/** Who gives something in this act, for those who may say yes to the receiver's friends later (X4). */
export const giversOf = ({ operator }: Pick<OperatorAct, 'operator'>): Givers => ({
  by: operator.memberId,
  secondedBy: operator.secondedBy ?? null,
})
