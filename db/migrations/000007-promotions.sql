-- Events, attendance, recommenders' points and the steps of the month.
create table event (
  id bigint generated always as identity primary key,
  title text not null check (title <> ''),
  -- Name of a picture served under /file/download.
  picture text,
  contents text not null check (contents <> ''),
  -- Days in Seoul, the last one included; without a last day it has no end.
  first_day date not null,
  last_day date,
  position integer not null default 0,
  shown boolean not null,
  operator_id bigint references member (id),
  key text,
  created_at timestamptz not null,
  check (last_day is null or last_day >= first_day),
  unique (operator_id, key)
);

-- Pages of events that have an address of their own.
create table event_page (
  name text primary key check (name in ('casinoSlot', 'coinEvent')),
  contents text not null
);

create table promotion_setting (
  key text primary key check (key in ('attendance', 'friends')),
  value jsonb not null,
  updated_at timestamptz not null
);

create table attendance (
  member_id bigint not null references member (id),
  day date not null,
  -- Days in a row up to this one.
  streak integer not null check (streak >= 1),
  points bigint not null check (points >= 0),
  checked_at timestamptz not null,
  primary key (member_id, day)
);
create index attendance_by_day on attendance (day, checked_at);

create table milestone (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('attendance', 'bets')),
  target bigint not null check (target > 0),
  points bigint not null check (points > 0),
  shown boolean not null,
  operator_id bigint references member (id),
  key text,
  unique (operator_id, key)
);

create table milestone_claim (
  member_id bigint not null references member (id),
  -- Its first day, in Seoul.
  month date not null check (extract(day from month) = 1),
  milestone_id bigint not null references milestone (id),
  points bigint not null check (points > 0),
  claimed_at timestamptz not null,
  primary key (member_id, month, milestone_id)
);

-- How far the settlement of a fixture has been followed: all bets of a revision, or those up to a place.
create table friend_follow (
  fixture_id bigint primary key,
  revision integer not null,
  after_member_id bigint not null,
  after_bet_id uuid not null,
  finished boolean not null
);
-- What was settled before there were recommenders' points is not paid for.
insert into friend_follow (fixture_id, revision, after_member_id, after_bet_id, finished)
select fixture_id, revision, 0, '00000000-0000-0000-0000-000000000000', true from settlement;

-- What each revision of a friend's bet brought or took back; its sum over the revisions is what stands.
create table friend_point (
  bet_id uuid not null,
  generation smallint not null check (generation in (1, 2)),
  revision smallint not null,
  recommender_id bigint not null,
  friend_id bigint not null,
  points bigint not null,
  -- The posting it is part of; none where nothing moved.
  ref_id uuid check ((ref_id is null) = (points = 0)),
  primary key (bet_id, generation, revision)
);

-- The same by day in Seoul, so that pages sum few rows.
create table friend_day (
  recommender_id bigint not null,
  friend_id bigint not null,
  day date not null,
  points bigint not null,
  primary key (recommender_id, friend_id, day)
);

create index member_by_recommender on member (recommended_by, id) where recommended_by is not null;
create index settlement_by_end on settlement (finished_at) where finished_at is not null;
