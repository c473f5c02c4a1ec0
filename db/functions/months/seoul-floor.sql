-- The smallest UUIDv7 of a day in Seoul.
create or replace function seoul_floor(p_day date) returns uuid
language sql immutable strict parallel safe return uuid_floor(p_day::timestamp at time zone 'Asia/Seoul');
