-- Posts what ledger_reserve took in the same transaction, each amount with the balance that it left. Answers how many.
create or replace function ledger_post_reserved(
  p_refs uuid[], p_kind text, p_members bigint[], p_to text, p_amounts bigint[], p_balances bigint[],
  p_at timestamptz, p_actor text
) returns integer
language plpgsql
as $$
declare
  target constant bigint := ledger_account_id(p_to);
  count constant integer := coalesce(cardinality(p_refs), 0);
begin
  if target is null then
    raise exception 'ledger: no such house account: %', p_to;
  end if;
  return ledger_write(p_refs, array_fill(p_kind, array[count]), null, null,
    array(select ledger_wallet(m.id) from (select unnest(p_members) as id) m), array_fill(target, array[count]),
    p_amounts, p_balances, null, p_at, p_actor);
end
$$;
