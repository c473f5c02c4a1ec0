import type { ResettleCause } from '#domain/bets/resettle-cause.ts'
import type { LegResult } from '#domain/grading/leg-result.ts'
import type { FixtureId, MarketTypeId, MemberId, OutcomeId } from '#domain/ids.ts'
import type { Instant } from '#domain/instant.ts'
import type { Line } from '#domain/line.ts'
import type { Won } from '#domain/money.ts'
import type { Odds } from '#domain/odds.ts'
import type { OddsAcceptMode } from '#domain/slip/odds-change.ts'
import { gameType as gameTypeOf, SLOT_CODE } from '#domain/sports/game-type.ts'
import { pagedList } from '#server/platform/postgres/paged-list.sql.ts'
import { allOf, type Queries, type Sql, sql } from '#server/platform/postgres/postgres.ts'
import type { PickNames } from '../record/shown-names.ts'

export type BetRow = {
  readonly id: string
  readonly memberId: MemberId
  readonly gameType: number
  readonly detailType: number
  readonly style: 'KR' | 'EU'
  readonly statusCode: number
  readonly stake: Won
  readonly totalOdds: Odds
  readonly winnings: Won
  readonly payout: Won | null
  readonly bonusOdds: Odds | null
  readonly bonusFolds: number | null
  readonly placedAt: Instant
  readonly settledAt: Instant | null
  readonly cancelledBy: 'member' | 'operator' | 'supplier' | null
  /** Cause of the last change after settlement; null without one. */
  readonly resettledBy: ResettleCause | null
  /** Payout per won of stake, in hundredths before any cap; null while open or when cancelled. */
  readonly settledOdds: number | null
  /** Bonus odds contained in `settledOdds`; null without a bonus or without a payout. */
  readonly settledBonus: Odds | null
  /** Null for bets from before this was stored. */
  readonly accepts: OddsAcceptMode | null
  readonly device: string | null
  readonly address: string | null
  /** The coupon used as the stake; null for the member's own money. */
  readonly couponId: string | null
}

export type BetLegRow = {
  readonly betId: string
  readonly fixtureId: FixtureId
  readonly marketTypeId: MarketTypeId
  readonly outcomeId: OutcomeId
  readonly pick: string
  readonly line: Line | null
  readonly odds: Odds
  readonly version: number
  readonly startsAt: Instant
  /** Score from which an in-play football handicap counts. */
  readonly homeAtBet: number | null
  readonly awayAtBet: number | null
  readonly result: LegResult['kind'] | null
  readonly score: string
  readonly reason: string
  /** Names when the bet was taken; null for bets from before they were stored. */
  readonly names: PickNames | null
}

/** Selects a member's bets; ids are ordered by time, so a range of days is a range of ids. */
export type BetFilter = {
  readonly memberId: MemberId
  readonly gameType?: number | undefined
  readonly statusCode?: number | undefined
  readonly fromId?: string | undefined
  readonly beforeId?: string | undefined
}

/** Bets as shown to members: judged by db/functions/bets/bet-verdict.sql and their stored rule. */
const toldBets = (chosen: Sql) => sql`
  select b.id, b.member_id as "memberId", b.game_type as "gameType", b.detail_type as "detailType", b.style,
    b.status as "statusCode", b.stake, b.total_odds as "totalOdds", b.winnings, b.payout,
    b.bonus_odds as "bonusOdds", b.bonus_folds as "bonusFolds", b.placed_at as "placedAt",
    b.settled_at as "settledAt", b.cancelled_by as "cancelledBy",
    b.resettled_by as "resettledBy", b.accepts, b.device, host(b.address) as address, b.coupon_id as "couponId",
    case when b.status > 0 then v.multiplier::bigint end as "settledOdds",
    case when b.status > 0 then v.bonus end as "settledBonus"
  from (${chosen}) b
  left join payout_rule rule on rule.id = b.payout_rule
  cross join lateral (
    select array_agg(picked.outcome) as outcomes
    from unnest(b.fixtures) on_what(id)
    cross join lateral (
      select (l.result, l.odds, l.dead_heat_places, l.dead_heat_tied)::leg_outcome as outcome from bet_leg l
      where b.game_type in (1, 2) and l.fixture_id = on_what.id and l.member_id = b.member_id and l.bet_id = b.id
      union all
      -- Whole stakes on top of the odds count as if they were odds (db/functions/minigames/round-judge.sql).
      select (p.result, p.odds + 100 * p.extra, null, null)::leg_outcome from round_pick p
      where b.game_type in (3, 4) and p.round_id = on_what.id and p.member_id = b.member_id and p.bet_id = b.id
    ) picked
  ) legs
  cross join lateral bet_verdict(b.stake, b.winnings_max, b.bonus_odds, b.bonus_folds, rule, legs.outcomes,
    b.coupon_id is not null) v
  order by b.id desc`

/** Every code that belongs to no other kind is casino (FIELD-057); slots can be selected separately. */
const isOfKind = (code: number): Sql =>
  gameTypeOf(code) === 'casino' && code !== SLOT_CODE
    ? sql`b.game_type not in (1, 2, 3, 4)`
    : sql`b.game_type = ${code}`

const conditionOf = ({ memberId, gameType, statusCode, fromId, beforeId }: BetFilter): Sql =>
  allOf(
    sql`b.member_id = ${memberId}`,
    gameType !== undefined && isOfKind(gameType),
    statusCode !== undefined && sql`b.status = ${statusCode}`,
    fromId !== undefined && sql`b.id >= ${fromId}`,
    beforeId !== undefined && sql`b.id < ${beforeId}`,
  )

/** Newest first (ROUTE-059). */
export const betList = pagedList<BetRow, BetFilter>({
  from: sql`bet b`,
  where: conditionOf,
  rows: (where, part) => toldBets(sql`select b.* from bet b where ${where} order by b.id desc ${part}`),
})

export const findBetRow = (db: Queries, memberId: MemberId, betId: string) =>
  db.maybe<BetRow>(toldBets(sql`select b.* from bet b where b.id = ${betId} and b.member_id = ${memberId}`))

/** The member's own bets among these ids, newest first. */
export const listBetRowsById = (db: Queries, memberId: MemberId, betIds: readonly string[]) =>
  db.many<BetRow>(
    toldBets(sql`select b.* from bet b where b.member_id = ${memberId} and b.id = any(${betIds}::uuid[])`),
  )

/** Legs of a member's bets, in slip order. */
export const listBetLegs = (db: Queries, memberId: MemberId, betIds: readonly string[]) =>
  db.many<BetLegRow>(sql`
    select l.bet_id as "betId", l.fixture_id as "fixtureId", l.market_type_id as "marketTypeId",
      l.outcome_id::text as "outcomeId", l.pick, l.line, l.odds, l.version, l.starts_at as "startsAt",
      l.home_at_bet as "homeAtBet", l.away_at_bet as "awayAtBet", l.result,
      l.score, l.reason,
      (select json_build_object('sport', n.sport, 'league', n.league, 'home', n.home, 'away', n.away,
        'market', n.market, 'pick', n.pick) from shown_names n where n.id = l.names) as names
    from bet b
    cross join lateral unnest(b.fixtures) on_fixture(id)
    join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
    where b.member_id = ${memberId} and b.id = any(${betIds}::uuid[])
    order by l.bet_id, l.leg_no`)
