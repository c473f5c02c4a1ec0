-- Puts back what ledger_reserve took in the same transaction, and takes it out of the use. Who had money owed nothing.
create or replace function ledger_unreserve(p_members bigint[], p_amounts bigint[]) returns integer
language plpgsql
as $$
declare
  given integer;
begin
  update ledger_account a set balance = a.balance + t.amount, staked_day = a.staked_day - t.amount,
    staked_week = a.staked_week - t.amount, staked_month = a.staked_month - t.amount
  from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
  where a.id = ledger_wallet(t.member_id);
  get diagnostics given = row_count;
  return given;
end
$$;
