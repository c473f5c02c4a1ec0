-- Closes holds that are open, each id named once; one that is not is a bug and throws.
create or replace function ledger_hold_end(
  p_ids uuid[], p_state text, p_at timestamptz, out members bigint[], out amounts bigint[]
)
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_custom_plan
as $$
begin
  with ended as (
    update ledger_hold h set state = p_state, closed_at = p_at
    from unnest(p_ids) with ordinality asked(id, place)
    where h.id = asked.id and h.state = 'held' and h.account % 16 = 0
    returning asked.place, h.account / 16 as member_id, h.amount
  )
  select array_agg(e.member_id order by e.place), array_agg(e.amount order by e.place)
  into members, amounts from ended e;
  if coalesce(cardinality(members), 0) <> cardinality(p_ids) then
    raise exception 'ledger: % of % holds of won are open', coalesce(cardinality(members), 0), cardinality(p_ids);
  end if;
end
$$;
