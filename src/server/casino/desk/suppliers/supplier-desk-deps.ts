import type { Deps } from '#server/platform/process/deps.ts'
import type { Suppliers } from '../../suppliers/suppliers-state.ts'

/** What the acts on suppliers take. */
export type SupplierDeskDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'seal'> & {
  readonly suppliers: Pick<Suppliers, 'refresh' | 'all' | 'games'>
}
