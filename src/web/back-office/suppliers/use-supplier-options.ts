import { supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { useCall } from '#web/client/api/api.ts'

/** Options: all suppliers, and each single one. */
export function useSupplierOptions() {
  const { data } = useCall(supplierDeskContract.choices, undefined)
  return [
    { value: '', label: '전체 공급사' },
    ...(data?.suppliers ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}

/** The games of a supplier, or of all suppliers. */
export function useGameOptions(supplierId: string) {
  const { data } = useCall(supplierDeskContract.choices, undefined)
  const own = (data?.games ?? []).filter(game => supplierId === '' || String(game.supplierId) === supplierId)
  return [
    { value: '', label: '전체 게임' },
    ...own.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}
