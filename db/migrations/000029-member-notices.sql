-- Every process keeps sessions in memory. Whoever changes a member or a session, by whatever door and by hand as well,
-- is heard of in all of them at the commit; no writer has to think of it.

create function tell_member_changed() returns trigger
language plpgsql
as $$
begin
  if tg_table_name = 'member' then
    perform pg_notify('member', old.id::text);
  else
    perform pg_notify('member', old.member_id::text);
  end if;
  return null;
end
$$;

create trigger member_told after update of user_id, kind, role, withdrawal_type, level, tendency, status on member
  for each row execute function tell_member_changed();

create trigger session_told after update on session
  for each row execute function tell_member_changed();

-- Sessions that are over are swept by the thousand, and nobody lives by them.
create trigger session_gone_told after delete on session
  for each row when (old.ended_at is null and old.expires_at > now()) execute function tell_member_changed();
