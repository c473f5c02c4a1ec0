/** Returns the row with the given changes applied. */
export const withChanges = <T extends object>(row: T, changes: Partial<Record<keyof T, unknown>>): T => ({
  ...row,
  ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined)),
})

type Facts = Readonly<Record<string, unknown>>

/** Returns the changed fields with their values before and after; undefined without changes. */
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
