import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { VoidCause } from '#domain/minigames/house/void-cause-words.ko.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** How the rounds of a game ended since a given time. */
export type EndedRounds = {
  readonly gameId: MinigameId
  readonly beaconKind: string
  readonly voidCause: VoidCause | null
  readonly rounds: number
}

export const listEndedRounds = (db: Queries, gameIds: readonly MinigameId[], since: Instant) =>
  db.many<EndedRounds>(sql`
    select game_id as "gameId", beacon_kind as "beaconKind", void_cause as "voidCause", count(*) as rounds
    from minigame_round
    where game_id = any(${gameIds}::integer[]) and starts_at >= ${timestamp(since)} and state in ('drawn', 'void')
    group by 1, 2, 3 order by 1, 2, 3`)

/** Games whose newest check found something. */
export const listFaultyGames = (db: Queries) =>
  db.many<{ readonly gameId: MinigameId; readonly title: string; readonly faults: readonly string[] }>(sql`
    select g.id as "gameId", g.title, c.faults from minigame g
    cross join lateral (
      select faults from minigame_check where game_id = g.id order by at desc limit 1
    ) c
    where c.faults <> '{}' order by g."position"`)
