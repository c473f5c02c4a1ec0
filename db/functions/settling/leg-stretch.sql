-- Where a stretch of so many legs of a fixture ends, in the order in which bets are settled; all legs of its last bet
-- are in it. `legs` is fewer than asked for when there are no more.
create or replace function leg_stretch(
  p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer,
  out last_member bigint, out last_bet uuid, out legs integer
)
language plpgsql
set enable_seqscan = off
set enable_bitmapscan = off
set enable_sort = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
begin
  select (array_agg(next.member_id))[count(*)], (array_agg(next.bet_id))[count(*)], count(*)
  into last_member, last_bet, legs
  from (
    select l.member_id, l.bet_id from bet_leg l
    where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
    order by l.member_id, l.bet_id limit p_limit
  ) next;
end
$$;
