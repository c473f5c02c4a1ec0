/** The row with what was sent of the changes. */
export const withChanges = <T extends object>(row: T, changes: Partial<Record<keyof T, unknown>>): T => ({
  ...row,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

type Facts = Readonly<Record<string, unknown>>

/** What of some fields is not as it was, before and after; undefined where all is. */
export function changedFacts<T extends object>(
  fields: readonly (keyof T & string)[],
  before: T,
  after: T,
): { readonly before: Facts; readonly after: Facts } | undefined {
  const changed = fields.filter(field => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
  if (changed.length === 0) return undefined
  const of = (row: T) => Object.fromEntries(changed.map(field => [field, row[field]]))
  return { before: of(before), after: of(after) }
}
