import { DAY, HOUR, instant } from '#domain/instant.ts'
import type { Deps } from '#server/platform/process/deps.ts'
import type { Site } from '#server/site/site.ts'
import { endWoken, insertDormant } from './dormant.sql.ts'

export const DORMANT_EVERY = HOUR
/** Of one turn; those that are left come with the next. */
const MARKED_MAX = 1_000
/** Days of twelve months of the setting. */
const YEAR_DAYS = 365

/**
 * Marks accounts that fall dormant, and ends the marks of those that are used again (field A10): nobody is shut out by it,
 * operators see it beside withdrawals. Off where the setting is 0.
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
