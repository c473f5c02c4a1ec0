import { supplierDeskContract } from '#contract/back-office/casino/supplier-desk.ts'
import { useCall } from '#web/client/api/api.ts'

/** All suppliers to choose one of, and none of them in particular. */
export function useSupplierOptions() {
  const { data } = useCall(supplierDeskContract.suppliers, undefined)
  return [
    { value: '', label: '전체 공급사' },
    ...(data?.suppliers ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}
