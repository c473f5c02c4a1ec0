import type { MemberId } from '#domain/ids.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { type ListedOperator, type OperatorsFilter, operatorList } from './accounts.sql.ts'
import { isAbove } from './lock-target.ts'

export type ReadOperator = ListedOperator & { readonly own: boolean; readonly mayChange: boolean }

type Reader = { readonly memberId: MemberId; readonly permissions: ReadonlySet<Permission> }

/** Returns a page of operators with what the caller may do to each. */
export async function readOperators(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { memberId, permissions }: Reader,
  filter: Omit<OperatorsFilter, 'now'>,
  page: number,
) {
  const { rows, ...counts } = await operatorList.page(db, { ...filter, now: clock.now() }, page)
  const operators = rows.map((row): ReadOperator => {
    const own = row.id === memberId
    return { ...row, own, mayChange: !own && !isAbove(row, permissions) }
  })
  return { operators, ...counts }
}
