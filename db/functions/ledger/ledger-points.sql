-- The account of a member's points, as ledger_wallet is that of the won.
create or replace function ledger_points(p_member_id bigint) returns bigint
language sql immutable strict parallel safe return p_member_id * 16 + 2;
