-- Books where free stakes lie by the statuses of their bets: with the open stakes while a bet is open, with the bets of
-- the house once it is won or lost, and with the free stakes again where it is void. In sums, for each way one.
create or replace function settling_free_stakes(p_changes bet_change[], p_ref uuid, p_at timestamptz) returns void
language plpgsql
as $$
declare
  places constant text[] := array['house:open-stakes', 'house:bets', 'house:free-stakes'];
  move record;
begin
  for move in
    select t.was, t.now, sum(t.stake)::bigint as amount
    from (
      select c.stake, case c.old_status when 0 then 1 when 3 then 3 else 2 end as was,
        case c.status when 0 then 1 when 3 then 3 else 2 end as now
      from unnest(p_changes) c
    ) t
    where t.was <> t.now group by t.was, t.now order by t.was, t.now
  loop
    perform ledger_post_house(array[p_ref], 'free-stake', 10 * move.was + move.now, places[move.was], places[move.now],
      array[move.amount], p_at, 'system:settlement');
  end loop;
end
$$;
