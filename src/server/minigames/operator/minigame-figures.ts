import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { findRandomCheck } from '../chains/random-check.sql.ts'
import { listFaultyGames } from './fairness/fair-games.sql.ts'
import { listLateGames } from './late-games.sql.ts'
import { listWatched } from './returns/return-watch.sql.ts'
import { countWithoutBeacon } from './without-beacon.sql.ts'

/**
 * Returns the monitored figures of the minigames: what is overdue now, and the latest results of the checks of random
 * source and draws and of the monitoring of returns.
 */
export async function readMinigameFigures(db: Queries, now: Instant): Promise<HouseFigures['minigames']> {
  const [random, late, faulty, watched, withoutBeacon] = await Promise.all([
    findRandomCheck(db),
    listLateGames(db, instant(now - MINUTE)),
    listFaultyGames(db),
    listWatched(db),
    countWithoutBeacon(db, now),
  ])
  return {
    random: random ?? null,
    late,
    withoutBeacon,
    unfair: faulty.map(({ title, faults }) => ({ title, faults: faults.length })),
    beyond: watched
      .filter(({ beyond }) => beyond)
      .map(({ title, deviation }) => ({ title, errors: Math.trunc(deviation) })),
  }
}
