import type { FixtureId, MarketTypeId } from '#domain/ids.ts'
import type { Line } from '#domain/line.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'

/** Open bets on one outcome of a fixture, with the outcome as it was when they were taken. */
export type ExposureRow = {
  readonly fixtureId: FixtureId
  readonly marketTypeId: MarketTypeId
  readonly line: Line | null
  readonly pick: string
  /** Score from which the leg counts; only for football handicaps in play. */
  readonly homeAtBet: number | null
  readonly awayAtBet: number | null
  readonly singleBets: number
  readonly singleStakes: number
  readonly singlePayout: number
  readonly combinationBets: number
  readonly combinationStakes: number
  readonly combinationPayoutMax: number
  readonly combinationPayoutExpected: number
  /**
   * Number of bets whose first leg on the fixture is in this row. Summed over a fixture's rows, it counts each bet
   * once.
   */
  readonly ownBets: number
  readonly ownStakes: number
}

/**
 * Sums the open bets of fixtures by outcome. Combinations are valued by `factor`, the multiplier of the stake from the
 * decided legs (as in src/domain/grading/payout.ts), and by their open legs; see `Exposure` in the domain. A window
 * function computes each bet's factor once and copies it to its legs, because the planner underestimates the rows of a
 * join too much.
 */
export const listExposures = (db: Queries, fixtureIds: readonly FixtureId[]): Promise<ExposureRow[]> =>
  db.many<ExposureRow>(sql`
    with leg as materialized (
      select l.fixture_id, l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.odds, l.bet_id, l.member_id,
        b.leg_count = 1 as is_single, b.fixtures, b.stake, b.winnings, b.winnings_max,
        row_number() over (partition by l.fixture_id, l.bet_id order by l.leg_no) = 1 as is_first,
        row_number() over (partition by l.bet_id order by l.fixture_id, l.leg_no) = 1 as is_first_of_bet
      from bet_leg l join bet b on b.id = l.bet_id and b.member_id = l.member_id
      where l.fixture_id = any(${fixtureIds}::bigint[]) and l.result is null and b.status = 0
    ), decided as (
      select leg.*, max(d.factor) over bet as factor, max(d.taken) over bet as taken
      from leg cross join lateral (
        select numeric_product(leg_numerator(d.result, d.odds, d.dead_heat_places, d.dead_heat_tied)::numeric
            / leg_denominator(d.result, d.dead_heat_tied)) as factor,
          numeric_product(d.odds::numeric / 100) as taken
        from unnest(leg.fixtures) on_fixture(id)
        join bet_leg d on d.fixture_id = on_fixture.id and d.member_id = leg.member_id and d.bet_id = leg.bet_id
        where d.result is not null and leg.is_first_of_bet and not leg.is_single
      ) d
      window bet as (partition by leg.bet_id)
    ), told as (
      select decided.*,
        least(winnings_max, winnings * coalesce(factor / taken, 1)) as payout_max,
        stake * coalesce(factor, 1) * odds / 100 as payout_expected
      from decided
    )
    select fixture_id as "fixtureId", market_type_id as "marketTypeId", line, pick,
      home_at_bet as "homeAtBet", away_at_bet as "awayAtBet",
      count(*) filter (where is_single) as "singleBets",
      coalesce(sum(stake) filter (where is_single), 0)::bigint as "singleStakes",
      coalesce(sum(least(winnings, winnings_max)) filter (where is_single), 0)::bigint as "singlePayout",
      count(*) filter (where not is_single) as "combinationBets",
      coalesce(sum(stake) filter (where not is_single), 0)::bigint as "combinationStakes",
      coalesce(sum(floor(payout_max)) filter (where not is_single), 0)::bigint as "combinationPayoutMax",
      coalesce(sum(floor(least(payout_expected, payout_max))) filter (where not is_single), 0)::bigint
        as "combinationPayoutExpected",
      count(*) filter (where is_first) as "ownBets",
      coalesce(sum(stake) filter (where is_first), 0)::bigint as "ownStakes"
    from told group by fixture_id, market_type_id, line, pick, home_at_bet, away_at_bet
    order by fixture_id, market_type_id, line, pick, home_at_bet, away_at_bet`)
