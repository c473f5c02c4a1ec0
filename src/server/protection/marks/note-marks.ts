import { DAY, HOUR, type Instant, instant } from '#domain/instant.ts'
import { seoulDay } from '#domain/korean-formats.ts'
import { MARK_DAYS, marksOf, type PlayDay } from '#domain/protection/marks.ts'
import { periodStart } from '#domain/protection/periods.ts'
import { uuidFloor } from '#server/platform/postgres/uuid.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import { insertHistory } from '../protection.sql.ts'
import { listPlayDays } from './marks.sql.ts'

/** Interval of the checks; members with bets since the previous one are checked, with a margin for a late run. */
export const MARKS_EVERY = HOUR
const LOOKED_BACK = 2 * MARKS_EVERY

/** Checks the play of active members for marks of harm, and records each once a week (field P12). */
export async function noteMarks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const at = clock.now()
  const since = instant(at - MARK_DAYS * DAY)
  const rows = await listPlayDays(db, uuidFloor(instant(at - LOOKED_BACK)), uuidFloor(since))
  const monday = seoulDay(periodStart('week', at))
  for (const [memberId, days] of Map.groupBy(rows, row => row.memberId))
    for (const what of marksOf(everyDay(days, at)))
      await insertHistory(db, { memberId, at, what, day: monday })
}

const everyDay = (played: readonly PlayDay[], at: Instant): readonly PlayDay[] =>
  Array.from({ length: MARK_DAYS }, (_, index) => {
    const day = seoulDay(instant(at - (MARK_DAYS - 1 - index) * DAY))
    return played.find(one => one.day === day) ?? { day, staked: 0, returned: 0, nightBets: 0 }
  })
