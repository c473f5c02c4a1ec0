-- When a member was last seen to do something: after `autoLogoutMin` without, the session ends.

alter table session add column active_at timestamptz;
update session set active_at = began_at;
alter table session alter column active_at set not null;

alter table session drop constraint session_end_reason_check;
alter table session add constraint session_end_reason_check
  check (end_reason in ('logout', 'replaced', 'blocked', 'operator', 'idle'));

-- Activity is written often and changes nobody's rights: no process needs to read the session again for it.
drop trigger session_told on session;
create trigger session_told after update of member_id, expires_at, ended_at, end_reason on session
  for each row execute function tell_member_changed();
