import { SECOND } from '#domain/instant.ts'
import type { Db } from '#server/platform/postgres/postgres.ts'
import { followReports } from '#server/reports/reports.ts'
import type { TestClock } from '../house/clock.ts'
import { readWaitingSums } from './waiting-sums.sql.ts'

/** Runs the follower until the sums of the reports contain everything so far. Advances the time by some seconds. */
export async function followReportsToEnd(db: Db, clock: TestClock): Promise<void> {
  clock.advance(5 * SECOND)
  const until = clock.now() - 2 * SECOND
  for (let turn = 0; turn < 2_000; turn++) {
    await followReports({ db, clock })
    const { countedAt, ended } = await readWaitingSums(db)
    if (ended === 0 && countedAt !== null && countedAt >= until) return
    // A transaction of another database may delay the run.
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  throw new Error('the sums do not come to an end')
}
