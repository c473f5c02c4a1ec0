import { type Instant, instant, MINUTE } from '#domain/instant.ts'
import type { HouseFigures } from '#domain/watch/house-figures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { findRandomCheck } from '../chains/random-check.sql.ts'
import { listFaultyGames } from './fairness/fair-games.sql.ts'
import { listLateGames } from './late-games.sql.ts'
import { listWatched } from './returns/return-watch.sql.ts'

/** What the house is watched for of its minigames: what is overdue now, and what checks of random source and draws, and the watch of the returns last found. */
export async function readMinigameFigures(db: Queries, now: Instant): Promise<HouseFigures['minigames']> {
  const [random, late, faulty, watched] = await Promise.all([
    findRandomCheck(db),
    listLateGames(db, instant(now - MINUTE)),
    listFaultyGames(db),
    listWatched(db),
  ])
  return {
    random: random ?? null,
    late,
    unfair: faulty.map(({ title, faults }) => ({ title, faults: faults.length })),
    beyond: watched
      .filter(({ beyond }) => beyond)
      .map(({ title, deviation }) => ({ title, errors: Math.trunc(deviation) })),
  }
}
