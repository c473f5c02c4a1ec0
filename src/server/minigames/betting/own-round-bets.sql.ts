import type { MemberId, MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Won } from '#domain/money.ts'
import type { Odds } from '#domain/odds.ts'
import { type Queries, sql, timestamp } from '#server/platform/postgres/postgres.ts'

/** A member's bet on a round of a game. */
export type OwnRoundBetRow = {
  readonly id: string
  readonly roundId: RoundId
  readonly day: string
  readonly number: number
  readonly market: string
  readonly pick: string
  readonly odds: Odds
  readonly stake: Won
  readonly winnings: Won
  readonly payout: Won | null
  readonly statusCode: number
}

/** A member's bets on the last rounds of a game, newest first. The few picks of each round are found by its key. */
export const listOwnRoundBets = (
  db: Queries,
  {
    memberId,
    gameId,
    rounds,
    limit,
  }: {
    readonly memberId: MemberId
    readonly gameId: MinigameId
    readonly rounds: number
    readonly limit: number
  },
) =>
  db.many<OwnRoundBetRow>(sql`
    select b.id, r.id as "roundId", r.day, r.number, p.market, p.pick, p.odds, b.stake, b.winnings, b.payout,
      b.status as "statusCode"
    from (
      select r.* from minigame_round r where r.game_id = ${gameId} order by r.starts_at desc limit ${rounds}
    ) r
    cross join lateral (
      select p.* from round_pick p
      where p.round_id = r.id and p.member_id = ${memberId}
        and p.bet_id between uuid_floor(r.starts_at - interval '1 day') and uuid_floor(r.draws_at + interval '1 day')
      offset 0
    ) p
    cross join lateral (
      select b.* from bet b where b.member_id = p.member_id and b.id = p.bet_id offset 0
    ) b
    order by b.id desc limit ${limit}`)

/** Rounds of minigames on which a member bet last, newest first. */
export const listPlayedRounds = (
  db: Queries,
  {
    memberId,
    since,
    limit,
  }: { readonly memberId: MemberId; readonly since: Instant; readonly limit: number },
) =>
  db.many<{
    readonly gameId: MinigameId
    readonly roundId: RoundId
    readonly market: string
    readonly pick: string
    readonly isOpen: boolean
  }>(sql`
    select p.game_id as "gameId", p.round_id as "roundId", p.market, p.pick, b.status = 0 as "isOpen"
    from (
      select b.id, b.member_id, b.status, b.fixtures from bet b
      where b.member_id = ${memberId} and b.id >= uuid_floor(${timestamp(since)}) and b.game_type = 3
      order by b.id desc limit ${limit}
    ) b
    cross join lateral (
      select p.* from round_pick p
      where p.round_id = any(b.fixtures) and p.member_id = b.member_id and p.bet_id = b.id offset 0
    ) p
    order by b.id desc`)
