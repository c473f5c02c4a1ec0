import { HOUR } from '#domain/instant.ts'
import type { Deps } from './deps.ts'
import { ensureMonthPartitions } from './partitions.sql.ts'

/** Makes the month partitions now and keeps making them ahead until stopped. */
export async function keepPartitions({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<{ stop(): void }> {
  await ensureMonthPartitions(db, clock.now())
  const timer = setInterval(() => {
    ensureMonthPartitions(db, clock.now()).catch(fault => log.error({ err: fault }, 'month partitions'))
  }, 12 * HOUR)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
