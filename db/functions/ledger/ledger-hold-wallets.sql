-- Holds the wallets of members until the transaction ends, in the order of their ids as everywhere, and answers what they
-- have and owe behind the lock. Members without a wallet are absent.
create or replace function ledger_hold_wallets(p_members bigint[])
returns table (member_id bigint, balance bigint, owed bigint)
language plpgsql
as $$
begin
  return query
  select held.member_id, held.balance, held.owed
  from (select distinct id from unnest(p_members) id order by id) asked
  cross join lateral (
    select a.member_id, a.balance, -a.owed as owed from ledger_account a where a.id = ledger_wallet(asked.id)
    for no key update
  ) held;
end
$$;
