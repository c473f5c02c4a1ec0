-- Has a member's bets ask for the own limits and exclusions, and holds the wallet until the transaction ends: a bet comes
-- before, or sees what is changed. Answers whether there is such a wallet.
create or replace function ledger_guard(p_member_id bigint) returns boolean
language plpgsql
as $$
begin
  update ledger_account set guarded = true where id = ledger_wallet(p_member_id);
  return found;
end
$$;
