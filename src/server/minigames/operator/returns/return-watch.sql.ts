import type { MinigameId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, type Tx, timestamp } from '#server/platform/postgres/postgres.ts'

/** Deviation of a game from its expected payout, at the last check. */
export type WatchedReturn = {
  readonly gameId: MinigameId
  /** First day of the period, in Seoul. */
  readonly fromDay: string
  readonly betRounds: number
  readonly stakes: number
  readonly paid: number
  readonly expected: number
  readonly deviation: number
  readonly beyond: boolean
}

/** Replaces the results of the previous check. */
export async function replaceWatched(tx: Tx, seen: readonly WatchedReturn[], at: Instant): Promise<void> {
  await tx.run(
    sql`delete from minigame_return where game_id <> all(${seen.map(({ gameId }) => gameId)}::integer[])`,
  )
  await tx.run(sql`
    insert into minigame_return (game_id, at, from_day, bet_rounds, stakes, paid, expected, deviation, beyond)
    select "gameId", ${timestamp(at)}, "fromDay", "betRounds", stakes, paid, expected, deviation, beyond
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
      as s ("gameId" integer, "fromDay" date, "betRounds" integer, stakes bigint, paid bigint, expected bigint,
        deviation double precision, beyond boolean)
    order by 1
    on conflict (game_id) do update set at = excluded.at, from_day = excluded.from_day,
      bet_rounds = excluded.bet_rounds, stakes = excluded.stakes, paid = excluded.paid, expected = excluded.expected,
      deviation = excluded.deviation, beyond = excluded.beyond`)
}

/** The latest result of each game, largest deviation first. */
export const listWatched = (db: Queries) =>
  db.many<WatchedReturn & { readonly at: Instant; readonly title: string }>(sql`
    select r.game_id as "gameId", g.title, r.at, r.from_day as "fromDay", r.bet_rounds as "betRounds", r.stakes, r.paid,
      r.expected, r.deviation, r.beyond
    from minigame_return r join minigame g on g.id = r.game_id order by abs(r.deviation) desc, r.game_id`)
