import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/**
 * Games of which a round was due before a moment and is not drawn and paid, or that are open and have had no round since,
 * each with when it was due.
 */
export const listLateGames = (db: Queries, before: Instant) =>
  db.many<{ readonly title: string; readonly since: Instant }>(sql`
    with waiting as (
      select game_id, min(draws_at) as since from minigame_round
      where settled_at is null and draws_at < ${timestamp(before)}
      group by game_id
    ), house as (
      select coalesce(bool_or(value = 'true'), false) as maintenance, max(updated_at) as changed_at
      from setting where key = 'minigameMaintenance'
    ), without_round as (
      select g.id as game_id, greatest(last.draws_at, terms.changed_at, house.changed_at) as since
      from minigame g
      cross join house
      cross join lateral (
        select t.open, t.maintenance, t.changed_at from minigame_terms t
        where t.game_id = g.id order by t.version desc limit 1
      ) terms
      left join lateral (
        select r.draws_at from minigame_round r where r.game_id = g.id order by r.starts_at desc limit 1
      ) last on true
      where terms.open and not terms.maintenance and not house.maintenance
        and greatest(last.draws_at, terms.changed_at, house.changed_at) < ${timestamp(before)}
    ), late as (
      select game_id, min(since) as since from (table waiting union all table without_round) l group by game_id
    )
    select g.title, late.since from late join minigame g on g.id = late.game_id order by g."position"`)
