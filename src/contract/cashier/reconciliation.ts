import { z } from 'zod'
import { route } from '#contract/wire/route.ts'
import { idParam, seoulDateTime } from '#contract/wire/wire.ts'
import { type ReconciliationCheck, reconciliationCheckNames } from '#domain/cashier/reconciliation-checks.ts'

const run = z.object({
  id: z.number().int(),
  check: z.enum(reconciliationCheckNames as [ReconciliationCheck, ...ReconciliationCheck[]]),
  at: seoulDateTime,
  compared: z.number().int(),
  /** As text, at most fifty. */
  differences: z.array(z.string()),
  differenceCount: z.number().int(),
  milliseconds: z.number().int(),
})
export type ReconciliationRun = z.output<typeof run>

/** Reconciliation checks that run each minute (field W14). */
export const reconciliationContract = {
  state: route({
    method: 'GET',
    path: 'admin/reconciliation',
    access: 'cashier:read',
    summary: '대조 항목별 마지막 결과와 진행 상태',
    output: z.object({
      last: z.array(run),
      /** The posting up to which balances are verified, and its time; null before the first run. */
      provedTo: z.number().int(),
      provedAt: seoulDateTime.nullable(),
    }),
    refusals: [],
  }),
  runs: route({
    method: 'GET',
    path: 'admin/reconciliation/runs',
    access: 'cashier:read',
    summary: '대조 기록 (최신순, 30건씩)',
    query: z.object({ show: z.enum(['wrong', 'all']).default('wrong'), before: idParam.optional() }),
    output: z.object({ runs: z.array(run), hasMore: z.boolean() }),
    refusals: [],
  }),
}
