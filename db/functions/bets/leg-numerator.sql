-- A leg multiplies its bet's odds by numerator over denominator: whole numbers, so that
-- the product of many legs stays exact.
create or replace function leg_numerator(p_result text, p_odds integer, p_places smallint, p_tied smallint)
returns bigint
language sql
immutable parallel safe
return case p_result when 'won' then p_odds when 'half-won' then p_odds + 100
  when 'dead-heat' then p_odds::bigint * least(p_places, p_tied) else 1 end;
