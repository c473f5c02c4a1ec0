-- What the results of a round say of its picks, to be looked up by market and pick: won or void, and the whole stakes that
-- are paid on top. What is not in it has lost.
create or replace function round_outcomes(p_results jsonb) returns jsonb
language sql
immutable parallel safe
return (
  select coalesce(jsonb_object_agg(o.place, o.outcome), '{}')
  from (
    select (r.result->>'market') || ' ' || won.pick as place,
      jsonb_build_object('result', 'won', 'extra', coalesce((r.result->'extra'->>won.pick)::integer, 0)) as outcome
    from jsonb_array_elements(p_results) r(result), jsonb_array_elements_text(r.result->'won') won(pick)
    union all
    select (r.result->>'market') || ' ' || back.pick, jsonb_build_object('result', 'void', 'extra', 0)
    from jsonb_array_elements(p_results) r(result), jsonb_array_elements_text(r.result->'void') back(pick)
  ) o
);
