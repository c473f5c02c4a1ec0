-- Adds what bets have moved to the sums of their days, hours and members. Each array has one entry for a bet and a moment;
-- amounts may be negative where something is taken back. A bet's sport and league are those that all of its matches
-- share; who has no record is of level 0. One process at a time (the lock `reportSums`).
create or replace function report_count_bets(
  p_ats timestamptz[], p_ids uuid[], p_members bigint[], p_bets bigint[], p_staked bigint[], p_cancelled_bets bigint[],
  p_cancelled bigint[], p_settled_bets bigint[], p_settled bigint[], p_void_bets bigint[], p_void bigint[], p_paid bigint[]
) returns void
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
  counted report_entry[];
begin
  counted := array(
    select (date_trunc('hour', u.at, 'UTC'), u.member_id, b.game_type, b.detail_type, coalesce(on_match.sport_id, 0),
      coalesce(on_match.league_id, 0), coalesce(one.market_type_id, 0), coalesce(m.level, 0), u.bets, u.staked,
      u.cancelled_bets, u.cancelled, u.settled_bets, u.settled, u.void_bets, u.void, u.paid)::report_entry
    from unnest(p_ats, p_ids, p_members, p_bets, p_staked, p_cancelled_bets, p_cancelled, p_settled_bets, p_settled,
      p_void_bets, p_void, p_paid) u(at, id, member_id, bets, staked, cancelled_bets, cancelled, settled_bets, settled,
      void_bets, void, paid)
    cross join lateral (
      select b.game_type, b.detail_type, b.leg_count, b.fixtures from bet b
      where b.member_id = u.member_id and b.id = u.id offset 0
    ) b
    left join lateral (select m.level from member m where m.id = u.member_id offset 0) m on true
    cross join lateral (
      select case when min(f.sport_id) = max(f.sport_id) then min(f.sport_id) end as sport_id,
        case when min(f.league_id) = max(f.league_id) then min(f.league_id) end as league_id
      from unnest(b.fixtures) on_fixture(id)
      cross join lateral (select f.sport_id, f.league_id from fixture f where f.id = on_fixture.id offset 0) f
    ) on_match
    left join lateral (
      select l.market_type_id from bet_leg l
      where b.leg_count = 1 and l.fixture_id = b.fixtures[1] and l.member_id = u.member_id and l.bet_id = u.id limit 1
    ) one on true);
  perform report_add_days(counted);
  perform report_add_members(counted);
  perform report_add_hours(counted);
end
$$;
