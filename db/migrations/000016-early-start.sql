-- A match that begins earlier than was said (handbook 1.3, 1.9): what was bet after its real start is void. Marks
-- the legs of pre-match bets that were taken with a later start than the one in force, and after that one; takes the
-- mark back where the start has moved again. Gives how many marks have changed.
create function mark_legs_after_start(p_fixture bigint, p_starts_at timestamptz) returns integer
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
declare
  marked integer;
begin
  update bet_leg l set late = not l.late
  from (
    select held.bet_id, held.leg_no
    from (
      select l.bet_id, l.leg_no, l.late, l.starts_at > p_starts_at as moved from bet_leg l
      where l.fixture_id = p_fixture and l.incident_at_bet is null and (l.late or l.starts_at > p_starts_at)
      offset 0
    ) held
    cross join lateral (select b.placed_at from bet b where b.id = held.bet_id limit 1) b
    where held.late <> (held.moved and b.placed_at >= p_starts_at)
  ) found
  where l.bet_id = found.bet_id and l.leg_no = found.leg_no;
  get diagnostics marked = row_count;
  return marked;
end
$$;
