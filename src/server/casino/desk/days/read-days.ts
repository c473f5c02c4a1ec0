import type { SupplierDay, SupplierDayDetail } from '#contract/back-office/casino/supplier-days.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { deskMoment, deskTime } from '../desk-time.ts'
import { type DayRow, findDay, listDays, listDifferences } from './days.sql.ts'

/** Days per page, of all suppliers together. */
const DAYS_A_PAGE = 14

type Asked = { readonly supplierId: number | undefined; readonly before: string | undefined }

/** Returns the compared days, newest first. */
export async function readDays({ db }: Pick<Deps, 'db'>, asked: Asked) {
  const rows = await listDays(db, { ...asked, days: DAYS_A_PAGE + 1 })
  const shown = new Set([...new Set(rows.map(({ day }) => day))].slice(0, DAYS_A_PAGE))
  const own = rows.filter(({ day }) => shown.has(day))
  return { days: own.map(wireDay), hasMore: own.length < rows.length }
}

/** Returns a supplier's day with its differences; undefined if it was not compared. */
export async function readDay(
  { db }: Pick<Deps, 'db'>,
  { supplierId, day }: { readonly supplierId: number; readonly day: string },
): Promise<SupplierDayDetail | undefined> {
  const [row, differences] = await Promise.all([
    findDay(db, supplierId, day),
    listDifferences(db, supplierId, day),
  ])
  if (!row) return undefined
  const differenceList = differences.map(one => ({ ...one, notedAt: deskMoment(one.notedAt) }))
  return { ...wireDay(row), differenceList }
}

const wireDay = ({ checkedAt, ...row }: DayRow): SupplierDay => ({ ...row, checkedAt: deskTime(checkedAt) })
