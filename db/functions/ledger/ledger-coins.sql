-- The account of a member's event coins, as ledger_wallet is that of the won. It has no debt behind it.
create or replace function ledger_coins(p_member_id bigint) returns bigint
language sql immutable strict parallel safe return p_member_id * 16 + 4;
