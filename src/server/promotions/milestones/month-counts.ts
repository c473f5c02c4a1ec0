import { assert } from '#domain/assert.ts'
import type { MemberId } from '#domain/ids.ts'
import { parseSeoul } from '#domain/korean-formats.ts'
import { daysOf, monthBeside } from '#domain/promotions/attendance.ts'
import type { MonthCounts } from '#domain/promotions/milestones.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listStampedDays } from '../attendance/attendance.sql.ts'
import { sumDeposits } from '../deposit-bonuses/deposit-bonuses.sql.ts'
import { countClaimedQuests } from '../quests/quest-claims.sql.ts'
import { sumSettledBets } from '../settled-bets.sql.ts'

/** Returns a member's progress in a month in Seoul (ROUTE-071). */
export async function readMonthCounts(db: Queries, memberId: MemberId, month: string): Promise<MonthCounts> {
  const days = daysOf(month)
  const [first, last] = [days[0] ?? '', days.at(-1) ?? '']
  const span = { from: firstMomentOf(month), before: firstMomentOf(monthBeside(month, 1)) }
  const [stamps, quests, deposits, bets] = await Promise.all([
    listStampedDays(db, memberId, first, last),
    countClaimedQuests(db, memberId, { first, last }),
    sumDeposits(db, memberId, span),
    sumSettledBets(db, memberId, span),
  ])
  return { attendance: stamps.length, quests, deposits, bets: bets.stakes }
}

function firstMomentOf(month: string) {
  const at = parseSeoul(`${month}-01`)
  assert(at !== undefined, `a month: ${month}`)
  return at
}
