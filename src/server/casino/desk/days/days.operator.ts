import type { supplierDaysContract } from '#contract/back-office/casino/supplier-days.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { recordAct } from '#server/site/site.ts'
import { type CheckDayDeps, checkDay } from './check-day.ts'
import { explainDifference } from './explain-difference.ts'
import { readDay, readDays } from './read-days.ts'

/** Operator routes for the compared days of suppliers. */
export const supplierDaysRoutes = (deps: CheckDayDeps): Handlers<typeof supplierDaysContract> => ({
  days: async ({ query: { supplierId, before } }) =>
    accept(await readDays({ db: deps.deskDb }, { supplierId, before })),
  day: async ({ params: { id, day } }) => {
    const found = await readDay(deps, { supplierId: id, day })
    return found ? accept(found) : refuse({ code: 'NOT_FOUND' })
  },
  check: async ({ caller, ip, params: { id, day }, body: { reason } }) => {
    const checked = await checkDay(deps, { supplierId: id, day })
    if (!checked.ok) return checked
    await deps.db.transaction(tx =>
      recordAct(tx, {
        operator: caller,
        act: 'check-supplier-day',
        subject: `supplier:${id}`,
        before: null,
        after: { day, differences: checked.value.differences },
        reason,
        ip,
        at: deps.clock.now(),
      }),
    )
    const found = await readDay(deps, { supplierId: id, day })
    return found ? accept(found) : refuse({ code: 'SUPPLIER_UNKNOWN' })
  },
  note: ({ caller, ip, params: { id }, body: { reason } }) =>
    explainDifference(deps, { operator: caller, ip, reason }, id),
})
