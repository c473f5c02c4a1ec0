-- Members and their sessions, written only by src/server/members; the site's own settings, texts and the
-- log of operators' acts, written only by src/server/site. Money is nowhere here: it is in the ledger.

create table member (
  id bigint generated always as identity primary key,
  -- A UUIDv7 of the member's own: the ledger's reference of what happens once in a member's life.
  uid uuid not null unique,
  user_id text not null,
  nickname text not null,
  password_hash text not null,
  phone_sealed bytea,
  birth_date date,
  kind text not null default 'member' check (kind in ('member', 'operator', 'partner')),
  role smallint not null default 0,
  withdrawal_type smallint not null default 0,
  level smallint not null default 1 check (level between 1 and 10),
  tendency smallint not null default 0,
  status text not null check (status in ('waiting', 'active', 'blocked', 'left')),
  recommender_code text not null unique,
  recommended_by bigint references member,
  joined_at timestamptz not null,
  activated_at timestamptz,
  updated_at timestamptz not null,
  check (status <> 'active' or activated_at is not null),
  check (recommended_by <> id)
);
-- Who logs in as Demo is demo; two names that differ only by case would be mistaken for each other.
create unique index member_user_id on member (lower(user_id));
create unique index member_nickname on member (lower(nickname));
create index member_waiting on member (id) where status = 'waiting';
create index member_recommended on member (recommended_by) where recommended_by is not null;

-- Failed logins in a row by the name that was typed, whether or not there is such a member: so that neither
-- the lock nor its absence tells which names exist. Gone with the next success.
create table login_failure (
  user_id text primary key,
  failures smallint not null,
  last_at timestamptz not null
);
create index login_failure_by_time on login_failure (last_at);

create table session (
  -- The token itself is known to the member alone.
  token_hash bytea primary key,
  member_id bigint not null references member,
  began_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('logout', 'replaced', 'blocked', 'operator')),
  ip inet not null,
  check ((ended_at is null) = (end_reason is null))
);
-- One live session a member (SESSION-024), by constraint.
create unique index session_live on session (member_id) where ended_at is null;
create index session_by_expiry on session (expires_at);

create table setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Odds in hundredths, money in won; three sets of limits a level (FIELD-006 to FIELD-008).
create table level_setting (
  level smallint primary key check (level between 1 and 10),
  general_stake_min bigint not null,
  general_stake_max bigint not null,
  general_winnings_max bigint not null,
  general_total_odds_max integer not null,
  live_stake_min bigint not null,
  live_stake_max bigint not null,
  live_winnings_max bigint not null,
  live_total_odds_max integer not null,
  special_stake_min bigint not null,
  special_stake_max bigint not null,
  special_winnings_max bigint not null,
  special_total_odds_max integer not null
);

create table messenger_contact (
  -- 0 is the Telegram-type contact, 1 the Kakao-type (API-011).
  position smallint primary key,
  shown boolean not null,
  url text not null,
  messenger_id text not null,
  image_name text not null
);

create table notice (
  id bigint generated always as identity primary key,
  -- Sanitised HTML; the newest shown one runs in the marquee.
  contents text not null,
  shown boolean not null default true,
  created_at timestamptz not null
);
create index notice_shown on notice (id desc) where shown;

create table blocked_address (
  address cidr primary key,
  reason text not null,
  blocked_at timestamptz not null
);
