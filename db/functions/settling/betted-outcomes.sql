-- Every outcome of a fixture that anybody has bet on, with the number of legs that hold it.
create or replace function betted_outcomes(p_fixture bigint)
returns table (
  market_type_id integer, line integer, pick text, home_at_bet smallint, away_at_bet smallint, late boolean,
  legs integer
)
language plpgsql
set enable_seqscan = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
set jit = off
as $$
#variable_conflict use_column
begin
  return query
  select l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.late, count(*)::integer from bet_leg l
  where l.fixture_id = p_fixture
  group by l.market_type_id, l.line, l.pick, l.home_at_bet, l.away_at_bet, l.late;
end
$$;
