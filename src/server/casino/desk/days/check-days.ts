import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { type CheckDayDeps, checkDay, DAY_OVER_FOR } from './check-day.ts'
import { listFirstMoves, listLastDays } from './days.sql.ts'

/** Maximum number of missed days that are compared later. */
const MISSED_MAX = 7

/**
 * Compares past days that have not been compared, oldest first. A supplier that does not answer is asked again on the
 * next run.
 */
export async function checkDays(deps: CheckDayDeps): Promise<void> {
  const { deskDb, clock } = deps
  const over = seoulDay(instant(clock.now() - DAY_OVER_FOR - DAY))
  const lastOf = new Map((await listLastDays(deskDb)).map(({ supplierId, day }) => [supplierId, day]))
  for (const { supplierId, at } of await listFirstMoves(deskDb)) {
    const first = seoulDay(at)
    for (const day of missedDays({ first, last: lastOf.get(supplierId), over })) {
      const checked = await checkDay(deps, { supplierId, day })
      if (!checked.ok) break
    }
  }
}

type Known = { readonly first: string; readonly last: string | undefined; readonly over: string }

/** Days from the first one not compared to the last one that is over. */
function missedDays({ first, last, over }: Known): readonly string[] {
  const days: string[] = []
  for (let day = over; day >= first && (last === undefined || day > last) && days.length < MISSED_MAX; ) {
    days.unshift(day)
    const from: Instant | undefined = seoulDayRange(day)?.from
    if (from === undefined) break
    day = seoulDay(instant(from - DAY))
  }
  return days
}
