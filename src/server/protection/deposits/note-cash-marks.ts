import { DAY, HOUR, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { cashMarksOf } from '#domain/protection/cash-marks.ts'
import { periodStart } from '#domain/protection/periods.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertHistory } from '../protection.sql.ts'
import { listCashWeeks } from './paid-in.sql.ts'

/** Checks members with requests since the previous run, with a margin for a late run. */
const LOOKED_BACK = 2 * HOUR

/** Checks deposits and withdrawals for marks of harm, and records each once a week (field P12). */
export async function noteCashMarks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  const weeks = await listCashWeeks(db, {
    moved: instant(at - LOOKED_BACK),
    week: instant(at - 7 * DAY),
    weeks: instant(at - 28 * DAY),
  })
  const day = seoulDay(periodStart('week', at))
  for (const { memberId, ...week } of weeks)
    for (const what of cashMarksOf(week)) await insertHistory(db, { memberId, at, what, day })
}
