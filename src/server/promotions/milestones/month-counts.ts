import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { daysOf, monthBeside } from '#domain/promotions/attendance.ts'
import type { MonthCounts } from '#domain/promotions/milestones.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listStampedDays } from '../attendance/attendance.sql.ts'
import { countClaimedQuests } from '../quests/quest-claims.sql.ts'
import { sumSettledBets } from '../settled-bets.sql.ts'

/** Returns a member's progress in a month in Seoul (ROUTE-071). */
export async function readMonthCounts(db: Queries, memberId: MemberId, month: string): Promise<MonthCounts> {
  const days = daysOf(month)
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const [stamps, quests, bets] = await Promise.all([
    listStampedDays(db, memberId, first, last),
    countClaimedQuests(db, memberId, { first, last }),
    sumSettledBets(db, memberId, {
      from: firstMomentOf(month),
      before: firstMomentOf(monthBeside(month, 1)),
    }),
  ])
  return { attendance: stamps.length, quests, bets: bets.stakes }
}

function firstMomentOf(month: string) {
  const at = parseSeoul(`${month}-01`)
  assert(at !== undefined, `a month: ${month}`)
  return at
}
