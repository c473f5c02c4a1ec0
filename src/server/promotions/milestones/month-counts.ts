import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { daysOf, monthBeside } from '#domain/promotions/attendance.ts'
import type { MonthCounts } from '#domain/promotions/milestones.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listStampedDays } from '../attendance/attendance.sql.ts'
import { sumSettledBets } from '../settled-bets.sql.ts'

/** What a member has counted up in a month in Seoul (ROUTE-071). */
export async function readMonthCounts(db: Queries, memberId: MemberId, month: string): Promise<MonthCounts> {
  const days = daysOf(month)
  const [stamps, bets] = await Promise.all([
    listStampedDays(db, memberId, days[0] ?? '', days.at(-1) ?? ''),
    sumSettledBets(db, memberId, {
      from: firstMomentOf(month),
      before: firstMomentOf(monthBeside(month, 1)),
    }),
  ])
  return { attendance: stamps.length, bets: bets.stakes }
}

function firstMomentOf(month: string) {
  const at = parseSeoul(`${month}-01`)
  assert(at !== undefined, `a month: ${month}`)
  return at
}
