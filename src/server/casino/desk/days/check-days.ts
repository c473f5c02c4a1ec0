import { DAY, type Instant, instant } from '#domain/instant.ts'
import { seoulDay, seoulDayRange } from '#domain/korean-formats.ts'
import { type CheckDayDeps, checkDay, DAY_OVER_FOR } from './check-day.ts'
import { listFirstMoves, listLastDays } from './days.sql.ts'

/** What was missed is made up for, as far back as this. */
const MISSED_MAX = 7

/** Compares the days that are over and have not been, the oldest first; a supplier that is silent is asked again next turn. */
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

/** From the first day on that was not compared, up to the last one that is over. */
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
