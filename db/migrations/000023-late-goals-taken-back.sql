-- A goal that was told late may be taken back after a verdict has settled something in between: then nothing had
-- happened before the bet, and it stands. As in 000022, but the mark is taken back as well; gives how many marks have
-- changed.
create or replace function mark_late_legs(p_fixture bigint, p_numbers integer[], p_at_ms bigint[]) returns integer
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
    select held.bet_id, held.member_id, held.leg_no
    from (
      select l.bet_id, l.member_id, l.leg_no, l.incident_at_bet, l.late from bet_leg l
      where l.fixture_id = p_fixture and l.incident_at_bet is not null offset 0
    ) held
    cross join lateral (select b.placed_at from bet b where b.id = held.bet_id and b.member_id = held.member_id limit 1) b
    where held.late <> exists (
      select from unnest(p_numbers, p_at_ms) happened(number, at_ms)
      where happened.number > held.incident_at_bet and to_timestamp(happened.at_ms / 1000.0) < b.placed_at)
  ) found
  where l.fixture_id = p_fixture and l.member_id = found.member_id and l.bet_id = found.bet_id
    and l.leg_no = found.leg_no;
  get diagnostics marked = row_count;
  return marked;
end
$$;

-- Holds are many and the table began empty: a plan of that time would read all of them for each batch.
alter function ledger_hold_end(uuid[], text, timestamptz) set plan_cache_mode = force_custom_plan;
