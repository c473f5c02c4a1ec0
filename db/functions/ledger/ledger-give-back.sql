-- Gives back what ledger_reserve took in the same transaction.
create or replace function ledger_give_back(p_members bigint[], p_amounts bigint[])
returns void language plpgsql as $$
begin
  update ledger_account a set balance = a.balance + t.amount
  from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
  where a.id = ledger_wallet(t.member_id);
end
$$;
