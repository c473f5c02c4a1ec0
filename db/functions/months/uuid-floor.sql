-- The smallest UUIDv7 of a moment: ranges of time become ranges of ids.
create or replace function uuid_floor(p_at timestamptz) returns uuid
language sql immutable strict parallel safe
return (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || rpad('', 20, '0'))::uuid;
