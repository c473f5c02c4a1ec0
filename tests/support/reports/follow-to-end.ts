import { SECOND } from '#domain/instant.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { followReports } from '#server/reports/reports.ts'
import type { TestClock } from '../house/clock.ts'
import { readWaitingSums } from './waiting-sums.sql.ts'

/** Follows until everything that has happened is in the sums of the reports; time moves on by some seconds. */
export async function followReportsToEnd(db: Db, clock: TestClock): Promise<void> {
  clock.advance(5 * SECOND)
  const until = clock.now() - 2 * SECOND
  for (let turn = 0; turn < 2_000; turn++) {
    await followReports({ db, clock })
    const { countedAt, ended } = await readWaitingSums(db)
    if (ended === 0 && countedAt !== null && countedAt >= until) return
    // Another database's transaction may hold the turn up.
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error('the sums do not come to an end')
}
