import type { BetId, MarketTypeId, MemberId, SportId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Name of a bet: its first leg, and the number of legs. */
export type SlipName = {
  readonly betId: BetId
  readonly legCount: number
  readonly sportId: SportId
  readonly homeNameKorean: string
  readonly awayNameKorean: string
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
}

type NamedBet = { readonly memberId: MemberId; readonly betId: BetId }

/**
 * Reads the names of many bets in one statement. `limit` keeps each bet a separate lookup through three indexes: with
 * any number of bets the planner never scans the months instead.
 */
export const listSlipNames = (db: Queries, bets: readonly NamedBet[]) =>
  db.many<SlipName>(sql`
    select asked.bet_id as "betId", first.*
    from unnest(${bets.map(bet => bet.memberId)}::bigint[], ${bets.map(bet => bet.betId)}::uuid[])
      asked(member_id, bet_id)
    cross join lateral (
      select b.leg_count as "legCount", f.sport_id as "sportId",
        coalesce(n.home, f.home_name_korean) as "homeNameKorean",
        coalesce(n.away, f.away_name_korean) as "awayNameKorean", l.market_type_id as "marketTypeId", l.line, l.pick
      from bet b
      cross join lateral unnest(b.fixtures) on_fixture(id)
      join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
      join fixture f on f.id = l.fixture_id
      left join shown_names n on n.id = l.names
      where b.member_id = asked.member_id and b.id = asked.bet_id
      order by l.leg_no
      limit 1
    ) first`)
