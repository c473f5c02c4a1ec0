-- A password that an operator has made for somebody, member or colleague: good for one login, until then, which has to
-- change it. Written only by src/server/members/own/once-passwords.sql.ts.
create table once_password (
  member_id bigint not null,
  until timestamptz not null,
  used_at timestamptz,
  constraint once_password_pkey primary key (member_id),
  constraint once_password_member_id_fkey foreign key (member_id) references member(id)
);

insert into once_password (member_id, until, used_at)
select member_id, once_until, once_used_at from operator_account where once_until is not null;

alter table operator_account
  drop constraint operator_account_once_check,
  drop column once_until,
  drop column once_used_at;

-- It is part of what each process remembers of a session (tell_member_changed).
create trigger once_password_told after insert or update or delete on once_password
  for each row execute function tell_member_changed();

-- What an operator has done to an account is told as that. What a change was from and to stands by itself, so that
-- operators read it beside what they have changed themselves.
alter table account_event
  drop constraint account_event_what_check,
  add constraint account_event_what_check check (what in ('login', 'nickname-changed', 'password-changed',
    'password-reset', 'exchange-password-set', 'app-on', 'app-off', 'passkey-added', 'passkey-removed',
    'recovery-codes-made', 'recovery-code-used', 'second-factor-reset', 'device-forgotten', 'session-ended', 'closed')),
  add column before text,
  add column after text;

update account_event set before = split_part(detail, ' → ', 1), after = split_part(detail, ' → ', 2)
where what = 'nickname-changed' and detail like '% → %';

-- The history of members' changes is read by time, without the logins among it.
create index account_event_change_by_time on account_event (at desc) where what <> 'login';
