import type { cashReasonContract } from '#contract/cashier/cash-reasons.ts'
import { accept } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { addReason, deleteReason, editReason, readReasons } from './edit-reasons.ts'

/** Operator routes for the reasons used at the cashier's desk. */
export const cashReasonRoutes = (deps: Pick<Deps, 'db' | 'clock'>): Handlers<typeof cashReasonContract> => ({
  reasons: async () => accept({ reasons: [...(await readReasons(deps))] }),
  add: ({ body: { reason, ...entry }, caller, ip }) =>
    addReason(deps, { operator: caller, ip, reason }, entry),
  edit: ({ params, body: { reason, text }, caller, ip }) =>
    editReason(deps, { operator: caller, ip, reason }, params.reasonId, text),
  delete: ({ params, body: { reason }, caller, ip }) =>
    deleteReason(deps, { operator: caller, ip, reason }, params.reasonId),
})
