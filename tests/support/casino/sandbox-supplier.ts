import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sandboxAccounts } from '#dev/ground/sandbox/keep-supplier.ts'
import { makeScratchFolder } from '#dev/ground/scratch-folder.ts'
import { seedCasino } from '#dev/play/casino/seed-casino.ts'
import { assert } from '#domain/assert.ts'
import { openState } from '../../../sandbox/supplier/state.ts'
import { Supplier } from '../../../sandbox/supplier/supplier.ts'
import { supplierServer } from '../../../sandbox/supplier/supplier-http.ts'
import type { House } from '../house/house.ts'

/** The sandbox supplier in the test's own process. Its tables advance when the test asks for it. */
export type SandboxSupplier = {
  readonly url: string
  readonly supplier: Supplier
  /** Opens another supplier on the same journal, as a new process would. */
  again(now: () => number): Supplier
  close(): void
}

/** Starts it and connects it to the house, which offers its games from then on. */
export async function startSupplier(house: House, now: () => number): Promise<SandboxSupplier> {
  const folder = makeScratchFolder('hanpan-supplier-')
  const open = (at: () => number) =>
    new Supplier({
      state: openState(join(folder, 'journal.jsonl')),
      house: house.origin,
      accounts: sandboxAccounts,
      now: at,
    })
  const supplier = open(now)
  let url = ''
  const server = supplierServer({ supplier, address: () => url, now })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  assert(typeof bound === 'object' && bound, 'it listens on a port')
  url = `http://127.0.0.1:${bound.port}`
  await seedCasino(url)(house.deps)
  await house.app.casino.suppliers.refresh()
  return {
    url,
    supplier,
    again: open,
    close: () => {
      server.close()
      server.closeAllConnections()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
