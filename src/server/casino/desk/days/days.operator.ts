import type {
  SupplierDay,
  SupplierDayDetail,
  supplierDaysContract,
} from '#contract/back-office/casino/supplier-days.ts'
import { accept, refuse } from '#domain/result.ts'
import type { Handlers } from '#server/platform/http/http.ts'
import { recordAct } from '#server/site/site.ts'
import { deskMoment, deskTime } from '../desk-time.ts'
import { type CheckDayDeps, checkDay } from './check-day.ts'
import {
  type DayRow,
  findDay,
  listDays,
  listDifferences,
  lockDifference,
  noteDifference,
} from './days.sql.ts'

/** Days on a page of the list, of all suppliers together. */
const DAYS_A_PAGE = 14

/** The operators' doorway to the days of suppliers. */
export function supplierDaysRoutes(deps: CheckDayDeps): Handlers<typeof supplierDaysContract> {
  const { db, deskDb, clock } = deps
  const read = async (supplierId: number, day: string): Promise<SupplierDayDetail | undefined> => {
    const [row, differences] = await Promise.all([
      findDay(db, supplierId, day),
      listDifferences(db, supplierId, day),
    ])
    return (
      row && {
        ...wireDay(row),
        differenceList: differences.map(one => ({ ...one, notedAt: deskMoment(one.notedAt) })),
      }
    )
  }
  return {
    days: async ({ query: { supplierId, before } }) => {
      const rows = await listDays(deskDb, { supplierId, before, days: DAYS_A_PAGE + 1 })
      const shown = new Set([...new Set(rows.map(({ day }) => day))].slice(0, DAYS_A_PAGE))
      const own = rows.filter(({ day }) => shown.has(day))
      return accept({ days: own.map(wireDay), hasMore: own.length < rows.length })
    },
    day: async ({ params: { id, day } }) => {
      const found = await read(id, day)
      return found ? accept(found) : refuse({ code: 'NOT_FOUND' })
    },
    check: async ({ caller, ip, params: { id, day }, body: { reason } }) => {
      const checked = await checkDay(deps, { supplierId: id, day })
      if (!checked.ok) return checked
      await db.transaction(tx =>
        recordAct(tx, {
          operator: caller,
          act: 'check-supplier-day',
          subject: `supplier:${id}`,
          before: null,
          after: { day, differences: checked.value.differences },
          reason,
          ip,
          at: clock.now(),
        }),
      )
      const found = await read(id, day)
      return found ? accept(found) : refuse({ code: 'SUPPLIER_UNKNOWN' })
    },
    note: ({ caller, ip, params: { id }, body: { reason } }) =>
      db.transaction(async tx => {
        const found = await lockDifference(tx, id)
        if (!found) return refuse({ code: 'NOT_FOUND' })
        const at = clock.now()
        await noteDifference(tx, { id, note: reason, by: caller.memberId, at })
        await recordAct(tx, {
          operator: caller,
          act: 'note-supplier-difference',
          subject: `supplier:${found.supplierId}`,
          before: { note: found.note },
          after: { day: found.day, number: found.ref, note: reason },
          reason,
          ip,
          at,
        })
        return accept({ id })
      }),
  }
}

const wireDay = ({ checkedAt, ...row }: DayRow): SupplierDay => ({ ...row, checkedAt: deskTime(checkedAt) })
