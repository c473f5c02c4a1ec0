-- Cancels open bets and gives their stakes back to their members; rows come in the order of members. Gives the balances as
-- settling_pay does.
create or replace function settling_cancel(p_changes bet_change[], p_by text, p_at timestamptz) returns json
language plpgsql
as $$
declare
  members bigint[];
  balances bigint[];
  touched integer;
begin
  if coalesce(cardinality(p_changes), 0) = 0 then
    return '[]';
  end if;
  update bet b set status = -1, settled_at = p_at, cancelled_by = p_by
  from unnest(p_changes) c
  where b.id = c.id and b.member_id = c.member_id and b.status = 0;
  get diagnostics touched = row_count;
  if touched <> cardinality(p_changes) then
    raise exception 'a bet that is cancelled is open';
  end if;
  members := array(select c.member_id from unnest(p_changes) c);
  balances := ledger_pay(array(select c.id from unnest(p_changes) c), 'bet-cancelled',
    array_fill(0, array[cardinality(members)]), 'house:open-stakes', members,
    array(select c.stake from unnest(p_changes) c), p_at, 'system:settlement');
  return (
    select json_agg(json_build_array(t.member_id, t.balance))
    from unnest(members, balances, members[2:]) t(member_id, balance, next_member)
    where t.member_id is distinct from t.next_member);
end
$$;
