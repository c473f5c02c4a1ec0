-- Judges bets by all of their legs as the gradings of a revision leave them: the legs of the fixture that get a result,
-- and the bets that come out otherwise than they stand, in their order. A statement of its own behind the locks, so that
-- it sees what another settlement has just decided about the bets' other legs.
create or replace function settling_judge(
  p_fixture bigint, p_revision integer, p_corrects boolean, p_bets bet[], out legs graded_leg[], out changes bet_change[]
)
language plpgsql
as $$
begin
  with judged as materialized (
    select b.ordinality as ord, held.legs,
      case when v.status <> b.status or v.payout is distinct from b.payout then
        (b.id, b.member_id, b.stake, b.revision, b.status, b.payout, v.status, v.payout)::bet_change end as change
    from unnest(p_bets) with ordinality b
    -- Of a bet without a bonus no rule is looked for.
    left join payout_rule rule on rule.id = case when b.bonus_folds is not null then b.payout_rule end
    cross join lateral (
      select
        array_agg(case when g.result is null
          then (l.result, l.odds, l.dead_heat_places, l.dead_heat_tied)::leg_outcome
          else (g.result, l.odds, g.dead_heat_places, g.dead_heat_tied)::leg_outcome end) as outcomes,
        array_agg((b.id, b.member_id, l.leg_no, g.result, g.dead_heat_places, g.dead_heat_tied, g.score,
          g.reason)::graded_leg) filter (where g.result is not null) as legs
      from unnest(b.fixtures) on_fixture(id)
      cross join lateral (
        select l.* from bet_leg l
        where l.fixture_id = on_fixture.id and l.member_id = b.member_id and l.bet_id = b.id offset 0
      ) l
      left join lateral (
        select g.* from outcome_grading g
        where l.fixture_id = p_fixture and (p_corrects or l.result is null)
          and l.result_revision is distinct from p_revision
          and g.fixture_id = p_fixture and g.revision = p_revision and g.market_type_id = l.market_type_id
          and g.pick = l.pick and g.line is not distinct from l.line
          and g.home_at_bet is not distinct from l.home_at_bet
          and g.away_at_bet is not distinct from l.away_at_bet
          and g.late = l.late and g.result is not null
        offset 0
      ) g on true
    ) held
    cross join lateral bet_verdict(b.stake, b.winnings_max, b.bonus_odds, b.bonus_folds, rule, held.outcomes,
      b.coupon_id is not null) v
  )
  select array(select unnest(j.legs) from judged j),
    array(select j.change from judged j where not j.change is null order by j.ord)
  into legs, changes;
end
$$;
