import type { HouseFigures } from '#domain/watch/house-figures.ts'
import type { Queries } from '#server/platform/postgres/postgres.ts'
import { listFaultyGames } from './fairness/fair-games.sql.ts'
import { listWatched } from './returns/return-watch.sql.ts'

/** What the house is watched for of its minigames: what checks and the watch of the returns last found. */
export async function readMinigameFigures(db: Queries): Promise<HouseFigures['minigames']> {
  const [faulty, watched] = await Promise.all([listFaultyGames(db), listWatched(db)])
  return {
    unfair: faulty.map(({ title, faults }) => ({ title, faults: faults.length })),
    beyond: watched
      .filter(({ beyond }) => beyond)
      .map(({ title, deviation }) => ({ title, errors: Math.trunc(deviation) })),
  }
}
