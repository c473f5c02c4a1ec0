-- Whole minutes for which a member was logged in on the day in Seoul of a moment, up to it. A session that has run out
-- counts until then.
create or replace function session_minutes(p_member_id bigint, p_at timestamptz) returns integer
language plpgsql stable
as $$
declare
  midnight constant timestamptz := seoul_day(p_at)::timestamp at time zone 'Asia/Seoul';
begin
  return (
    select coalesce(floor(extract(epoch from sum(
      least(coalesce(s.ended_at, p_at), s.expires_at, p_at) - greatest(s.began_at, midnight))) / 60), 0)::integer
    from session s
    where s.member_id = p_member_id and s.began_at > midnight - interval '1 day' and s.began_at < p_at
      and least(coalesce(s.ended_at, p_at), s.expires_at) > midnight);
end
$$;
