-- Members look after their own accounts: a second factor, devices, the exchange password, what has happened to them.

-- A sign-up that was refused gives its names free; who bears one now is the one that is not refused.
alter table member drop constraint member_status_check;
alter table member add constraint member_status_check
  check (status in ('waiting', 'active', 'blocked', 'left', 'refused'));
drop index member_user_id;
drop index member_nickname;
create unique index member_user_id on member (lower(user_id)) where status <> 'refused';
create unique index member_nickname on member (lower(nickname)) where status <> 'refused';
create index member_by_user_id on member (lower(user_id));
create index member_by_nickname on member (lower(nickname));

alter table member add column exchange_hash text;
alter table member add column has_second_factor boolean not null default false;
drop trigger member_told on member;
create trigger member_told
  after update of user_id, kind, role, withdrawal_type, level, tendency, status, has_second_factor on member
  for each row execute function tell_member_changed();

-- A device has a number, by which its member names it, and may be trusted without a second factor for a while.
alter table login_device add column id bigint not null generated always as identity;
alter table login_device add constraint login_device_id_key unique (id);
alter table login_device add column trusted_until timestamptz;
alter table session add column device_id bigint references login_device (id) on delete set null;
create index session_by_device on session (device_id) where device_id is not null;

alter table login_event drop constraint login_event_what_check;
alter table login_event add constraint login_event_what_check
  check (what in ('mismatch', 'not-admitted', 'wrong-code', 'pair-locked', 'name-locked', 'address-locked',
    'device-locked', 'code-locked', 'exchange-locked', 'crowded'));
create index login_event_of_member on login_event (member_id, id desc) where member_id is not null;

-- Guesses at codes and at exchange passwords are a member's own count, wherever they come from.
alter table login_count drop constraint login_count_kind_check;
alter table login_count drop constraint login_count_check1;
alter table login_count add constraint login_count_kind_check
  check (kind in ('pair', 'address', 'name', 'code', 'exchange'));
alter table login_count add constraint login_count_address_check
  check ((kind in ('name', 'code', 'exchange')) = (address is null));

-- What a member has done to the own account, and each login.
create table account_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  at timestamptz not null,
  what text not null check (what in ('login', 'nickname-changed', 'password-changed', 'exchange-password-set',
    'app-on', 'app-off', 'passkey-added', 'passkey-removed', 'recovery-codes-made', 'recovery-code-used',
    'second-factor-reset', 'device-forgotten', 'session-ended', 'closed')),
  address inet not null,
  agent text not null,
  -- The nickname before and after, the name of a passkey or a device.
  detail text
);
create index account_event_of_member on account_event (member_id, id desc);
create index account_event_by_time on account_event (at);

-- The secret of an authenticator app, sealed by the house's key; the one that waits for its first code beside it.
create table app_factor (
  member_id bigint primary key references member (id),
  secret_sealed bytea,
  enabled_at timestamptz,
  -- The last step of 30 seconds whose code was used: no code counts twice.
  last_step bigint,
  pending_sealed bytea,
  pending_until timestamptz,
  check ((secret_sealed is null) = (enabled_at is null)),
  check ((pending_sealed is null) = (pending_until is null))
);

create table passkey (
  id bigint generated always as identity primary key,
  member_id bigint not null references member (id),
  credential_id text not null unique,
  public_key bytea not null,
  sign_count bigint not null check (sign_count >= 0),
  transports text[] not null,
  -- The site it was made for: the house's own name at that time.
  rp_id text not null,
  name text not null check (name <> ''),
  made_at timestamptz not null,
  used_at timestamptz
);
create index passkey_of_member on passkey (member_id, id);

-- What a passkey has been asked to sign, once each.
create table passkey_challenge (
  member_id bigint not null references member (id),
  purpose text not null check (purpose in ('add', 'confirm')),
  challenge text not null,
  expires_at timestamptz not null,
  primary key (member_id, purpose)
);

create table recovery_code (
  member_id bigint not null references member (id),
  digest bytea not null,
  used_at timestamptz,
  primary key (member_id, digest)
);

-- The password was right, the second factor is awaited. No session: it opens nothing but the second step.
create table login_ticket (
  token_hash bytea primary key,
  member_id bigint not null references member (id),
  expires_at timestamptz not null,
  failures integer not null default 0,
  challenge text
);
create index login_ticket_by_end on login_ticket (expires_at);
