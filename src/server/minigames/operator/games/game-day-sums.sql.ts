import type { MinigameId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

export type DaySum = {
  readonly gameId: MinigameId
  readonly stakes: number
  readonly paid: number
}

/** Stakes and payouts of a day's finished rounds, by game. */
export const listDaySums = (db: Queries, day: string) =>
  db.many<DaySum>(sql`select game_id as "gameId", stakes, paid from minigame_day where day = ${day}::date`)
