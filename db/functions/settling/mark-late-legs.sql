-- Marks the legs of a stretch that were taken late, and takes the mark from those that are late no longer (handbook
-- 1.3, 1.9, 2.9): before the match, those taken with a later start than this one, and after it; in play, those taken
-- after one of the goals and before the house knew of it. The same stretch again changes nothing.
create or replace function mark_late_legs(
  p_fixture bigint, p_after_member bigint, p_after_bet uuid, p_limit integer,
  p_starts_at timestamptz, p_numbers integer[], p_at_ms bigint[],
  out last_member bigint, out last_bet uuid, out legs integer
)
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
declare
  newest integer := (select max(goal.number) from unnest(p_numbers) goal(number));
begin
  select s.last_member, s.last_bet, s.legs into last_member, last_bet, legs
  from leg_stretch(p_fixture, p_after_member, p_after_bet, p_limit) s;
  if legs = 0 then
    return;
  end if;

  update bet_leg l set late = not l.late
  from (
    select held.bet_id, held.member_id, held.leg_no
    from (
      select l.bet_id, l.member_id, l.leg_no, l.late, l.incident_at_bet, l.starts_at from bet_leg l
      where l.fixture_id = p_fixture and (l.member_id, l.bet_id) > (p_after_member, p_after_bet)
        and (l.member_id, l.bet_id) <= (last_member, last_bet)
        and (l.late or case when l.incident_at_bet is null then l.starts_at > p_starts_at
          else l.incident_at_bet < newest end)
      offset 0
    ) held
    cross join lateral (select b.placed_at from bet b where b.id = held.bet_id and b.member_id = held.member_id limit 1) b
    where held.late <> case when held.incident_at_bet is null
      then held.starts_at > p_starts_at and b.placed_at >= p_starts_at
      else exists (
        select from unnest(p_numbers, p_at_ms) goal(number, at_ms)
        where goal.number > held.incident_at_bet and to_timestamp(goal.at_ms / 1000.0) < b.placed_at) end
  ) found
  where l.fixture_id = p_fixture and l.member_id = found.member_id and l.bet_id = found.bet_id
    and l.leg_no = found.leg_no;
end
$$;
