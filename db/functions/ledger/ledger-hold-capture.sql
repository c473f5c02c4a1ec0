-- The money of these holds goes to a house account for good.
create or replace function ledger_hold_capture(p_ids uuid[], p_kind text, p_to text, p_at timestamptz, p_actor text)
returns void
language plpgsql
as $$
begin
  insert into ledger_posting (ref_id, kind, from_account, to_account, amount, at, actor)
  select held.id, p_kind, ledger_account_id('house:held'), ledger_account_id(p_to), held.amount, p_at, p_actor
  from (select unnest(p_ids) as id, unnest(e.amounts) as amount from ledger_hold_end(p_ids, 'captured', p_at) e) held;
end
$$;
