-- Guesses at passwords are counted before they are tried, for the pair of a name and an address, for the address and
-- for the name; a known device has a count of its own. What failed and what was locked is kept for the desk.

drop table login_failure;

-- By a keyed hash of what was typed: people type passwords into the field for the name.
create table login_count (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('pair', 'address', 'name')),
  key bytea not null unique,
  -- As the desk shows it: a member's login name, or the masked form of a name that nobody has.
  name text,
  -- An IPv6 caller counts by the network of 64 bits.
  address inet,
  failures integer not null check (failures >= 0),
  began_at timestamptz not null,
  last_at timestamptz not null,
  wait_until timestamptz,
  check ((kind = 'address') = (name is null)),
  check ((kind = 'name') = (address is null))
);
create index login_count_by_time on login_count (last_at);
create index login_count_waiting on login_count (wait_until) where wait_until is not null;

-- A browser from which a member has logged in before. It keeps the token; here is its hash alone.
create table login_device (
  token_hash bytea primary key,
  member_id bigint not null references member,
  made_at timestamptz not null,
  used_at timestamptz not null,
  -- The network it was last used from; null where all callers share one address.
  address inet,
  agent text not null,
  failures integer not null default 0 check (failures >= 0),
  began_at timestamptz,
  wait_until timestamptz,
  check ((failures = 0) = (began_at is null))
);
create index login_device_of_member on login_device (member_id, used_at desc);
create index login_device_by_use on login_device (used_at);

create table login_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  what text not null check (what in ('mismatch', 'not-admitted', 'pair-locked', 'name-locked', 'address-locked',
    'device-locked', 'crowded')),
  member_id bigint references member,
  name text not null,
  address inet not null,
  agent text not null
);
create index login_event_by_time on login_event (at);
create index login_event_by_name on login_event (lower(name) collate "C", id desc);
create index login_event_by_address on login_event (address, id desc);
