import type { LegResult } from '#domain/grading/leg-result.ts'
import type { FixtureId } from '#domain/ids.ts'
import { type Queries, sql } from '#server/platform/postgres/postgres.ts'
import type { BettedOutcome } from './settle-bets.sql.ts'

/** The result that an outcome would get; `result` is undefined when it would stay undecided. */
export type PreviewedGrading = Omit<BettedOutcome, 'legs'> & {
  readonly result: LegResult | undefined
}

export type PreviewedSettlement = {
  readonly fixtureId: FixtureId
  /** Whether legs that have a result would get another one. */
  readonly corrects: boolean
  /** Whether the legs would be open again, whatever they are now. */
  readonly reopens?: boolean
  readonly gradings: readonly PreviewedGrading[]
}

export type PreviewRow = {
  /** Index of the grading, from 0; null for the total, in which each bet counts once. */
  readonly grading: number | null
  readonly bets: number
  readonly stakes: number
  readonly settledBets: number
  readonly payouts: number
  readonly paidBefore: number
  readonly openBets: number
  readonly correctedBets: number
  readonly reclaimedBets: number
  readonly reclaimed: number
}

/**
 * Computes the effect of `settleBets` on all bets on a fixture, without writing. Uses the same verdict (database
 * function bet_verdict) on the legs with the results of the gradings. Reads each leg once: the planner underestimates
 * the gradings, so a join planned on that estimate costs the square of the bets.
 */
export function previewSettlement(
  db: Queries,
  { fixtureId, corrects, reopens = false, gradings }: PreviewedSettlement,
): Promise<PreviewRow[]> {
  const heats = gradings.map(({ result }) => (result?.kind === 'dead-heat' ? result : undefined))
  return db.many<PreviewRow>(sql`
    with asked as (
      select g.*, g.ord - 1 as grading from unnest(
        ${gradings.map(one => one.marketTypeId)}::integer[], ${gradings.map(one => one.line)}::integer[],
        ${gradings.map(one => one.pick)}::text[], ${gradings.map(one => one.homeAtBet)}::smallint[],
        ${gradings.map(one => one.awayAtBet)}::smallint[], ${gradings.map(one => one.late)}::boolean[],
        ${gradings.map(one => one.result?.kind ?? null)}::text[],
        ${heats.map(heat => heat?.places ?? null)}::smallint[], ${heats.map(heat => heat?.tied ?? null)}::smallint[]
      ) with ordinality g(market_type_id, line, pick, home_at_bet, away_at_bet, late, result, places, tied, ord)
    ), here as materialized (
      select l.bet_id, l.member_id, l.odds, a.grading,
        case when counted.yes then a.result else l.result end as result,
        case when counted.yes then a.places else l.dead_heat_places end as places,
        case when counted.yes then a.tied else l.dead_heat_tied end as tied
      from bet_leg l left join asked a on a.market_type_id = l.market_type_id and a.pick = l.pick
        and a.line is not distinct from l.line and a.home_at_bet is not distinct from l.home_at_bet
        and a.away_at_bet is not distinct from l.away_at_bet and a.late = l.late
      cross join lateral (
        select a.grading is not null
          and (${reopens} or a.result is not null and (${corrects} or l.result is null)) as yes
      ) counted
      where l.fixture_id = ${fixtureId}
    ), leg as (
      select * from here
      union all
      select l.bet_id, l.member_id, l.odds, null, l.result, l.dead_heat_places, l.dead_heat_tied
      from (select distinct bet_id, member_id from here where grading is not null) touched
      join bet b on b.id = touched.bet_id and b.member_id = touched.member_id
      cross join lateral unnest(b.fixtures) on_fixture(id)
      join bet_leg l on l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id
      where on_fixture.id <> ${fixtureId}
    ), tally as (
      select l.bet_id, l.member_id, array_agg(l.grading) filter (where l.grading is not null) as gradings,
        array_agg((l.result, l.odds, l.places, l.tied)::leg_outcome) as outcomes
      from leg l group by l.bet_id, l.member_id having count(l.grading) > 0
    ), verdict as materialized (
      select t.gradings, b.stake, b.status, coalesce(b.payout, 0) as paid, settled.payout,
        settled.status as new_status
      from tally t join bet b on b.id = t.bet_id and b.member_id = t.member_id and b.status <> -1
      join payout_rule rule on rule.id = b.payout_rule
      cross join lateral bet_verdict(b.stake, b.winnings_max, b.bonus_odds, b.bonus_folds, rule, t.outcomes,
        b.coupon_id is not null) settled
    ), told as (
      select null::bigint as grading, v.* from verdict v
      union all
      select g.grading, v.* from verdict v cross join lateral unnest(v.gradings) g(grading)
    )
    select grading, count(*) as bets, coalesce(sum(stake), 0)::bigint as stakes,
      count(*) filter (where new_status <> 0) as "settledBets",
      coalesce(sum(payout), 0)::bigint as payouts, coalesce(sum(paid), 0)::bigint as "paidBefore",
      count(*) filter (where new_status = 0) as "openBets",
      count(*) filter (where status <> 0 and (new_status <> status or coalesce(payout, 0) <> paid))
        as "correctedBets",
      count(*) filter (where paid > coalesce(payout, 0)) as "reclaimedBets",
      coalesce(sum(greatest(paid - coalesce(payout, 0), 0)), 0)::bigint as reclaimed
    from told group by grading order by grading nulls first`)
}

/**
 * Computes the effect of reopening the legs of these outcomes on their bets: each is in progress again and returns its
 * payout, unless another leg has lost. Rows as of `previewSettlement`.
 */
export const previewReopened = (
  db: Queries,
  fixtureId: FixtureId,
  outcomes: readonly Omit<BettedOutcome, 'legs'>[],
): Promise<PreviewRow[]> =>
  previewSettlement(db, {
    fixtureId,
    corrects: true,
    reopens: true,
    gradings: outcomes.map(outcome => ({ ...outcome, result: undefined })),
  })
