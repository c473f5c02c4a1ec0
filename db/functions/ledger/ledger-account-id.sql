-- An account by its address; null where there is none. For the house's: members' are found by ledger_wallet.
create or replace function ledger_account_id(p_address text) returns bigint
language sql stable strict parallel safe
return (select id from ledger_account where address = p_address);
