import type { supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { accept, type Result, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { changeGame, changeProvider } from './change-offered.ts'
import { changeSupplier } from './change-supplier.ts'
import { readChoices, readSupplier, readSuppliers } from './read-suppliers.ts'
import { connectSupplier, endOldKey, renewKey } from './renew-key.ts'
import type { SupplierDeskDeps } from './supplier-desk-deps.ts'

/** Operator routes of suppliers: their connections, and what the lobby shows of them. */
export function supplierDeskRoutes(deps: SupplierDeskDeps): Handlers<typeof supplierDeskContract> {
  const read = async (id: number) => {
    const supplier = await readSupplier(deps, id)
    return supplier ? accept(supplier) : refuse({ code: 'SUPPLIER_UNKNOWN' })
  }
  /** Returns the supplier after the operation. */
  const readAfter = async <R>(id: number, done: Result<unknown, R>) => (done.ok ? read(id) : done)
  return {
    suppliers: async () => accept({ suppliers: [...(await readSuppliers(deps))] }),
    choices: () => accept(readChoices(deps)),
    supplier: ({ params }) => read(params.id),
    connect: ({ caller, ip, body: { reason, ...asked } }) =>
      connectSupplier(deps, { operator: caller, ip, reason }, asked),
    change: async ({ caller, ip, params: { id }, body: { reason, changes } }) =>
      readAfter(id, await changeSupplier(deps, { operator: caller, ip, reason }, { id, changes })),
    renewKey: ({ caller, ip, params: { id }, body: { reason, oldKeyMinutes } }) =>
      renewKey(deps, { operator: caller, ip, reason }, { id, oldKeyMinutes }),
    endOldKey: async ({ caller, ip, params: { id }, body: { reason } }) =>
      readAfter(id, await endOldKey(deps, { operator: caller, ip, reason }, id)),
    changeProvider: async ({ caller, ip, params, body: { reason, changes } }) =>
      readAfter(
        params.id,
        await changeProvider(
          deps,
          { operator: caller, ip, reason },
          { supplierId: params.id, id: params.providerId, changes },
        ),
      ),
    changeGame: async ({ caller, ip, params, body: { reason, changes } }) =>
      readAfter(
        params.id,
        await changeGame(
          deps,
          { operator: caller, ip, reason },
          { supplierId: params.id, id: params.gameId, changes },
        ),
      ),
  }
}
