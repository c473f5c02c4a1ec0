-- Posts what ledger_reserve took in the same transaction, each amount with the balance that it left. Answers how many.
create or replace function ledger_post_reserved(p_refs uuid[], p_kind text, p_members bigint[], p_to text, p_amounts bigint[],
  p_balances bigint[], p_at timestamp with time zone, p_actor text)
returns integer language plpgsql as $$
declare
  target constant bigint := ledger_account_id(p_to);
  posted integer;
begin
  if target is null then
    raise exception 'ledger: no such house account: %', p_to;
  end if;
  insert into ledger_posting (ref_id, kind, from_account, to_account, amount, from_after, at, actor)
  select r.ref, p_kind, ledger_wallet(r.member_id), target, r.amount, r.balance, p_at, p_actor
  from (
    select unnest(p_refs) as ref, unnest(p_members) as member_id, unnest(p_amounts) as amount,
      unnest(p_balances) as balance
  ) r;
  get diagnostics posted = row_count;
  return posted;
end
$$;
