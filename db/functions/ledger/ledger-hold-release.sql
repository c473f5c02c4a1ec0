-- The money of these holds goes back to their members, a debt repaid first. The holds of a member must lie
-- together, in the order of members. Answers the balance after each.
create or replace function ledger_hold_release(p_ids uuid[], p_kind text, p_at timestamptz, p_actor text)
returns bigint[]
language plpgsql
as $$
declare
  ended record;
begin
  select e.members, e.amounts into ended from ledger_hold_end(p_ids, 'released', p_at) e;
  return ledger_pay(p_ids, p_kind, array(select 0 from unnest(p_ids)), 'house:held', ended.members,
    ended.amounts, p_at, p_actor);
end
$$;
