import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import type { Suppliers } from '../../suppliers/suppliers-state.ts'

/** Dependencies of the operations on suppliers. */
export type SupplierDeskDeps = Pick<Deps, 'db' | 'clock' | 'bus' | 'seal'> & {
  readonly site: Pick<Site, 'settings'>
  readonly suppliers: Pick<Suppliers, 'refresh' | 'all' | 'games'>
}
