-- What members have staked and got back in the running day, week and month, as JSON by their ids: {"7": [staked in the
-- day, week and month, then returned]}.
create or replace function ledger_uses(p_members bigint[], p_at timestamptz) returns json
language plpgsql stable
as $$
declare
  today constant date := seoul_day(p_at);
  week constant date := date_trunc('week', today);
  month constant date := date_trunc('month', today);
begin
  return (
    select json_object_agg(m.id, json_build_array(
      ledger_kept(a.staked_day, a.use_day, today), ledger_kept(a.staked_week, a.use_day, week),
      ledger_kept(a.staked_month, a.use_day, month), ledger_kept(a.returned_day, a.use_day, today),
      ledger_kept(a.returned_week, a.use_day, week), ledger_kept(a.returned_month, a.use_day, month)))
    from (select unnest(p_members) as id) m
    cross join lateral (select a.* from ledger_account a where a.id = ledger_wallet(m.id) offset 0) a);
end
$$;
