-- Locks those of the in-play bets that are due, still wait and are not being ended by somebody else. Each is found by its
-- id before anything else is asked of it, whatever the statistics say: the table is empty when the planner first looks at
-- it, and the index of those that wait looks as good while it is small.
create or replace function waiting_claim(p_ids uuid[], p_now timestamptz) returns setof bet_waiting
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select w.* from unnest(p_ids) asked(id)
  cross join lateral (
    select w.* from bet_waiting w where w.id = asked.id offset 0 for update skip locked
  ) w
  where w.state = 'waiting' and w.due_at <= p_now;
end
$$;
