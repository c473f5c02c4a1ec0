import { UNRESOLVED_AFTER } from '#domain/casino/unresolved.ts'
import { type Instant, instant } from '#domain/instant.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listUnexplained } from './days/days.sql.ts'
import { countHeldWins } from './held/held-list.sql.ts'
import { countUnresolved } from './unresolved/unresolved.sql.ts'

/**
 * Returns the monitored figures of suppliers: bets that have not ended, wins that wait for an operator, and
 * unexplained differences of days.
 */
export async function readCasinoFigures(db: Queries, now: Instant): Promise<HouseFigures['casino']> {
  const [unresolved, held, differences] = await Promise.all([
    countUnresolved(db, { before: instant(now - UNRESOLVED_AFTER) }),
    countHeldWins(db),
    listUnexplained(db),
  ])
  return { unresolved, held, differences }
}
