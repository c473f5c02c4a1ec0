-- The day in Seoul of a moment.
create or replace function seoul_day(p_at timestamptz) returns date
language sql immutable strict parallel safe return (p_at at time zone 'Asia/Seoul')::date;
