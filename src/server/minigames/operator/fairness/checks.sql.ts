import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { MissingRounds } from '#domain/minigames/house/missing-rounds.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Result of checking a game's latest rounds. */
export type RoundCheck = {
  readonly at: Instant
  readonly rounds: number
  /** "20261123-0001: draw, results". */
  readonly faults: readonly string[]
  readonly missing: readonly MissingRounds[]
  /** Null for the automatic daily check. */
  readonly operator: string | null
}

const columns = sql`at, rounds, faults, missing, operator`

/** The newest check of each of these games. */
export const listLastChecks = (db: Queries, gameIds: readonly MinigameId[]) =>
  db.many<RoundCheck & { readonly gameId: MinigameId }>(sql`
    select game.id as "gameId", c.* from unnest(${gameIds}::integer[]) game (id)
    cross join lateral (
      select ${columns} from minigame_check where game_id = game.id order by at desc limit 1
    ) c`)

/** The newest automatic check of a game. */
export const findHouseCheck = (db: Queries, gameId: MinigameId) =>
  db.maybe<RoundCheck>(sql`
    select ${columns} from minigame_check where game_id = ${gameId} and operator is null
    order by at desc limit 1`)

export const saveCheck = (db: Queries, gameId: MinigameId, check: RoundCheck) =>
  db.run(sql`
    insert into minigame_check (game_id, at, rounds, faults, missing, operator)
    values (${gameId}, ${timestamp(check.at)}, ${check.rounds}, ${check.faults}::text[],
      ${JSON.stringify(check.missing)}::jsonb, ${check.operator})
    on conflict do nothing`)

/** Deletes checks before a moment, except those that found a fault. */
export const dropChecksBefore = (db: Queries, gameId: MinigameId, before: Instant) =>
  db.run(sql`
    delete from minigame_check where game_id = ${gameId} and at < ${timestamp(before)} and faults = '{}'`)
