-- A member's accounts have ids that follow from the member's: 16 * member_id + slot. A spendable account is even, and its
-- debt the odd one behind it.
create or replace function ledger_wallet(p_member_id bigint) returns bigint
language sql immutable strict parallel safe return p_member_id * 16;
