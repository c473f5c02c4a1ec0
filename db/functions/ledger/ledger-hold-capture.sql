-- The money of these holds goes to a house account for good.
create or replace function ledger_hold_capture(p_ids uuid[], p_kind text, p_to text, p_at timestamptz, p_actor text)
returns void
language plpgsql
as $$
declare
  amounts constant bigint[] := (select e.amounts from ledger_hold_end(p_ids, 'captured', p_at) e);
  count constant integer := cardinality(p_ids);
begin
  perform ledger_write(p_ids, array_fill(p_kind, array[count]), null, null,
    array_fill(ledger_account_id('house:held'), array[count]), array_fill(ledger_account_id(p_to), array[count]),
    amounts, null, null, p_at, p_actor);
end
$$;
