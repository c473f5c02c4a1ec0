-- See leg_numerator.
create or replace function leg_denominator(p_result text, p_tied smallint)
returns integer
language sql
immutable parallel safe
return case p_result when 'won' then 100 when 'half-won' then 200 when 'half-lost' then 2
  when 'dead-heat' then 100 * p_tied else 1 end;
