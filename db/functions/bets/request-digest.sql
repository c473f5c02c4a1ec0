-- The form of src/server/bets/bet-order.ts.
create or replace function request_digest(p_member_id bigint, p_key text)
returns bytea
language sql
immutable parallel safe strict
return sha256(convert_to(p_member_id || ' ' || p_key, 'UTF8'));
