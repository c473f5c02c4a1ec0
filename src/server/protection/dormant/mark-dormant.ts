import { DAY, HOUR, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { endWoken, insertDormant } from './dormant.sql.ts'

export const DORMANT_EVERY = HOUR
/** Maximum per run; the rest follows in the next. */
const MARKED_MAX = 1_000
/** Number of days for twelve months of the setting. */
const YEAR_DAYS = 365

/**
 * Marks accounts that become dormant, and ends the marks of accounts used again (field A10). It blocks nobody;
 * operators see it next to withdrawals. Disabled if the setting is 0.
 */
export async function markDormant({
  db,
  clock,
  site,
}: Pick<Deps, 'db' | 'clock'> & { readonly site: Pick<Site, 'settings'> }): Promise<void> {
  await endWoken(db)
  const { dormantMonths } = site.settings()
  if (dormantMonths === 0) return
  const at = clock.now()
  const since = instant(at - Math.floor((dormantMonths * YEAR_DAYS) / 12) * DAY)
  await insertDormant(db, { since, at, limit: MARKED_MAX })
}
