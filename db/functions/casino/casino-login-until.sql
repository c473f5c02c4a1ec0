-- Until when the login lasts under which a member opened a game; null once it is over. A member has one login at a time, so
-- it is the one that began before: a later one is another, and carries no game of the last.
create or replace function casino_login_until(p_member bigint, p_launched_at timestamptz) returns timestamptz
language sql stable
as $$
  select l.expires_at from session l where l.member_id = p_member and l.ended_at is null and l.began_at <= p_launched_at
$$;
