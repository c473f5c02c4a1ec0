import type { ListedPartner } from '#contract/back-office/partners/partner-desk.ts'

/** A partner with its depth in the tree. */
export type TreeRow = { readonly partner: ListedPartner; readonly depth: number }

/** Partners in tree order: each before those below. */
export function treeRows(partners: readonly ListedPartner[]): readonly TreeRow[] {
  const known = new Set(partners.map(({ id }) => id))
  const below = Map.groupBy(partners, ({ parentId }) =>
    parentId !== null && known.has(parentId) ? parentId : null,
  )
  const rowsUnder = (id: number | null, depth: number): readonly TreeRow[] =>
    (below.get(id) ?? []).flatMap(partner => [{ partner, depth }, ...rowsUnder(partner.id, depth + 1)])
  return rowsUnder(null, 0)
}
