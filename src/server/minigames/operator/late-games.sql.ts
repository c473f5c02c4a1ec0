import type { Instant } from '#domain/instant.ts'
import { virtualSports } from '#domain/minigames/virtual/venues.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/**
 * Games with a round due before the given time that is not drawn and paid, or that are open without a round since, each
 * with its due time. Minigames and virtual sports have separate maintenance switches.
 */
export const listLateGames = (db: Queries, before: Instant) =>
  db.many<{ readonly title: string; readonly since: Instant }>(sql`
    with waiting as (
      select game_id, min(draws_at) as since from minigame_round
      where settled_at is null and draws_at < ${timestamp(before)}
      group by game_id
    ), house as (
      select area.is_virtual, coalesce(bool_or(s.value = 'true'), false) as maintenance, max(s.updated_at) as changed_at
      from (values ('minigameMaintenance', false), ('virtualMaintenance', true)) area (key, is_virtual)
      left join setting s on s.key = area.key
      group by area.is_virtual
    ), without_round as (
      select g.id as game_id, greatest(last.draws_at, terms.changed_at, house.changed_at) as since
      from minigame g
      join house on house.is_virtual = (g.kind = any(${virtualSports.map(({ kind }) => kind)}))
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
