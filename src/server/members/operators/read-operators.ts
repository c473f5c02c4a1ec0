import type { MemberId } from '#domain/ids.ts'
import type { Permission } from '#domain/operators/permissions.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { countOperators, type ListedOperator, listOperators, type OperatorsFilter } from './accounts.sql.ts'
import { isAbove } from './lock-target.ts'

export type ReadOperator = ListedOperator & { readonly own: boolean; readonly mayChange: boolean }

type Reader = { readonly memberId: MemberId; readonly permissions: ReadonlySet<Permission> }
type Part = { readonly limit: number; readonly offset: number }

/** Returns a page of operators with what the caller may do to each, and their number. */
export async function readOperators(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { memberId, permissions }: Reader,
  filter: OperatorsFilter,
  part: Part,
): Promise<{ readonly operators: readonly ReadOperator[]; readonly totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listOperators(db, filter, { ...part, now: clock.now() }),
    countOperators(db, filter),
  ])
  const operators = rows.map(row => {
    const own = row.id === memberId
    return { ...row, own, mayChange: !own && !isAbove(row, permissions) }
  })
  return { operators, totalCount }
}
