import type { MemberId, MinigameId, RoundId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { VoidCause } from '#domain/minigames/house/void-cause-words.ko.ts'
import type { MarketResult } from '#domain/minigames/kind.ts'
import type { Odds } from '#domain/odds.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** A pick on a round, with the current state of the round. */
export type RoundPickRow = {
  readonly betId: string
  readonly roundId: RoundId
  readonly gameId: MinigameId
  readonly title: string
  readonly kind: string
  readonly day: string
  readonly number: number
  readonly closesAt: Instant
  readonly drawsAt: Instant
  readonly state: 'open' | 'closed' | 'drawn' | 'void'
  readonly draw: unknown
  readonly results: readonly MarketResult[] | null
  readonly voidCause: VoidCause | null
  readonly voidReason: string | null
  readonly market: string
  readonly pick: string
  readonly odds: Odds
  readonly version: number
  readonly result: 'won' | 'lost' | 'void' | null
}

/** Picks of a member's bets on rounds; the bet stores the round id where other bets store fixture ids. */
export const listRoundPicks = async (
  db: Queries,
  memberId: MemberId,
  betIds: readonly string[],
): Promise<readonly RoundPickRow[]> =>
  betIds.length === 0
    ? []
    : db.many<RoundPickRow>(sql`
      select p.bet_id as "betId", p.round_id as "roundId", p.game_id as "gameId", g.title, g.kind, r.day, r.number,
        r.closes_at as "closesAt", r.draws_at as "drawsAt", r.state, r.draw, r.results, r.void_cause as "voidCause",
        r.void_reason as "voidReason",
        p.market, p.pick, p.odds, p.version, p.result
      from bet b
      cross join lateral unnest(b.fixtures) on_round(id)
      join round_pick p on p.round_id = on_round.id and p.member_id = b.member_id and p.bet_id = b.id
      join minigame g on g.id = p.game_id
      join minigame_round r on r.id = p.round_id and r.starts_at = to_timestamp(p.round_id % 10000000000)
      where b.member_id = ${memberId} and b.id = any(${betIds}::uuid[])
      order by p.bet_id`)
