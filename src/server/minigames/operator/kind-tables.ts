import type { Kind, Outcome } from '#domain/minigames/kind.ts'
import type { MarketTable } from '#domain/minigames/pay-table.ts'

const tables = new WeakMap<Kind<unknown>, readonly MarketTable[]>()
const outcomes = new WeakMap<Kind<unknown>, readonly Outcome[]>()

/** Returns the pay table of a kind, computed once per process. */
export function payTableOf(kind: Kind<unknown>): readonly MarketTable[] {
  const table = tables.get(kind) ?? kind.payTable()
  tables.set(kind, table)
  return table
}

/** Returns all outcomes of a kind's draw, computed once per process. */
export function outcomesOf(kind: Kind<unknown>): readonly Outcome[] {
  const all = outcomes.get(kind) ?? kind.outcomes()
  outcomes.set(kind, all)
  return all
}
