import type { MemberId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** Games that the member opened last, each once, newest first. */
export const listRecent = async (
  db: Queries,
  memberId: MemberId,
  limit: number,
): Promise<readonly number[]> =>
  (
    await db.many<{ gameId: number }>(sql`
      select s.game_id as "gameId"
      from (
        select game_id, launched_at from casino_session
        where member_id = ${memberId} order by launched_at desc limit 100
      ) s
      group by s.game_id order by max(s.launched_at) desc limit ${limit}`)
  ).map(({ gameId }) => gameId)

/** Games opened most often since then. */
export const listPopular = async (db: Queries, since: Instant, limit: number): Promise<readonly number[]> =>
  (
    await db.many<{ gameId: number }>(sql`
      select s.game_id as "gameId" from casino_session s where s.launched_at > ${timestamp(since)}
      group by s.game_id order by count(distinct s.member_id) desc, s.game_id limit ${limit}`)
  ).map(({ gameId }) => gameId)

export const listFavourites = async (db: Queries, memberId: MemberId): Promise<readonly number[]> =>
  (
    await db.many<{ gameId: number }>(sql`
      select f.game_id as "gameId" from casino_favourite f where f.member_id = ${memberId}`)
  ).map(({ gameId }) => gameId)

export const addFavourite = (db: Queries, memberId: MemberId, gameId: number, at: Instant) =>
  db.run(sql`
    insert into casino_favourite (member_id, game_id, added_at) values (${memberId}, ${gameId}, ${timestamp(at)})
    on conflict do nothing`)

export const removeFavourite = (db: Queries, memberId: MemberId, gameId: number) =>
  db.run(sql`delete from casino_favourite where member_id = ${memberId} and game_id = ${gameId}`)

/** The member's stakes and returns at suppliers since then. */
export const sumOwnUse = (db: Queries, memberId: MemberId, fromId: string) =>
  db.one<{ staked: number; returned: number }>(sql`
    select coalesce(sum(b.stake) filter (where b.status <> -1), 0)::bigint as staked,
      coalesce(sum(b.payout), 0)::bigint as returned
    from bet b where b.member_id = ${memberId} and b.id >= ${fromId} and b.game_type not in (1, 2, 3, 4)`)

export type OwnRound = {
  readonly betId: string
  readonly game: string
  readonly stake: number
  readonly payout: number | null
  readonly isCancelled: boolean
}

export const listOwnRounds = (db: Queries, memberId: MemberId, fromId: string, limit: number) =>
  db.many<OwnRound>(sql`
    select b.id as "betId", g.name as game, b.stake, b.status = -1 as "isCancelled",
      case when b.status = -1 then b.stake else b.payout end as payout
    from bet b
    join casino_round r on r.id = b.fixtures[1] and r.member_id = b.member_id
    join casino_game g on g.id = r.game_id
    where b.member_id = ${memberId} and b.id >= ${fromId} and b.game_type not in (1, 2, 3, 4)
    order by b.id desc limit ${limit}`)
