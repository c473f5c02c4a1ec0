import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { GameTerms, RoundBetLimits } from '#domain/minigames/game-terms.ts'
import type { Minigame } from '#domain/minigames/games.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A game's fixed data, without what operators decide. */
export type GameRow = {
  readonly id: MinigameId
  readonly route: string | null
  readonly otherRoutes: readonly string[]
  readonly title: string
  readonly kind: string
  readonly group: string
  readonly intervalSeconds: number
  readonly offsetSeconds: number
  readonly drawnBy: MinigameId
}

export type StoredTerms = GameTerms & { readonly gameId: MinigameId; readonly changedAt: Instant }

/**
 * Inserts missing games in order, those that draw before those that use their draws, and renames games whose
 * title has changed: the catalogue is the only source of titles.
 */
export const insertMissingGames = (db: Queries, games: readonly Minigame[]): Promise<number> =>
  db.run(sql`
    insert into minigame (id, route, other_routes, title, kind, group_key, interval_seconds, offset_seconds, drawn_by,
      "position")
    select g.id, g.route, g."otherRoutes", g.title, g.kind, g."group", g."intervalSeconds", g."offsetSeconds",
      g."drawnBy", g.place
    from rows from (
      jsonb_to_recordset(${JSON.stringify(games)}::jsonb)
        as (id integer, route text, "otherRoutes" text[], title text, kind text, "group" text,
          "intervalSeconds" integer, "offsetSeconds" integer, "drawnBy" integer)
    ) with ordinality g (id, route, "otherRoutes", title, kind, "group", "intervalSeconds", "offsetSeconds", "drawnBy", place)
    on conflict (id) do update set title = excluded.title where minigame.title <> excluded.title`)

/** Inserts the first terms of games without any. */
export const insertMissingTerms = (
  db: Queries,
  games: readonly Pick<Minigame, 'id' | 'closeSeconds'>[],
  at: Instant,
): Promise<number> =>
  db.run(sql`
    insert into minigame_terms (game_id, version, changed_at, close_seconds)
    select g.id, 1, ${timestamp(at)}, g."closeSeconds"
    from jsonb_to_recordset(${JSON.stringify(games)}::jsonb) as g (id integer, "closeSeconds" integer)
    where not exists (select from minigame_terms t where t.game_id = g.id)
    on conflict do nothing`)

/** Inserts a further version, in force from the commit on, with its author and reason. */
export const insertTerms = (
  db: Queries,
  gameId: MinigameId,
  terms: GameTerms,
  { operator, reason, at }: { readonly operator: string; readonly reason: string; readonly at: Instant },
): Promise<number> =>
  db.run(sql`
    insert into minigame_terms (game_id, version, changed_at, shown, open, maintenance, maintenance_text, close_seconds,
      prices, returns, stake_min, stake_max, payout_max, pick_payout_max, operator, reason)
    values (${gameId}, ${terms.version}, ${timestamp(at)}, ${terms.shown}, ${terms.open}, ${terms.maintenance},
      ${terms.maintenanceText}, ${terms.closeSeconds}, ${JSON.stringify(terms.prices)}::jsonb, ${JSON.stringify(terms.returns)}::jsonb,
      ${terms.stakeMin},
      ${terms.stakeMax}, ${terms.payoutMax}, ${terms.pickPayoutMax}, ${operator}, ${reason})`)

export const listGames = (db: Queries) =>
  db.many<GameRow>(sql`
    select id, route, other_routes as "otherRoutes", title, kind, group_key as "group",
      interval_seconds as "intervalSeconds", offset_seconds as "offsetSeconds", drawn_by as "drawnBy"
    from minigame order by "position", id`)

const termsColumns = sql`t.game_id as "gameId", t.version, t.changed_at as "changedAt", t.shown, t.open, t.maintenance,
  t.maintenance_text as "maintenanceText", t.close_seconds as "closeSeconds", t.prices, t.returns, t.stake_min as "stakeMin",
  t.stake_max as "stakeMax", t.payout_max as "payoutMax", t.pick_payout_max as "pickPayoutMax"`

/** The current terms: the newest version of each game. */
export const listNewestTerms = (db: Queries) =>
  db.many<StoredTerms>(sql`
    select distinct on (t.game_id) ${termsColumns} from minigame_terms t order by t.game_id, t.version desc`)

/** One version, which never changes. */
export const findTerms = (db: Queries, gameId: MinigameId, version: number) =>
  db.maybe<StoredTerms>(
    sql`select ${termsColumns} from minigame_terms t where t.game_id = ${gameId} and t.version = ${version}`,
  )

export type LevelLimits = RoundBetLimits & { readonly level: number }

/** Limits on minigames by level. */
export const listLevelLimits = (db: Queries) =>
  db.many<LevelLimits>(sql`
    select level, stake_min as "stakeMin", stake_max as "stakeMax", payout_max as "payoutMax"
    from minigame_level order by level`)
