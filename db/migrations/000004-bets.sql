-- Bets and their legs. Ids are UUIDv7, so ranges of id are ranges of time: the tables are partitioned by
-- it and the primary key stays unique over all of them. Written only by src/server/bets; results of legs
-- and settled states only by the settlement's statements there.

create table bet (
  id uuid not null,
  member_id bigint not null references member,
  game_type smallint not null default 1,
  detail_type smallint not null,
  style text not null check (style in ('KR', 'EU')),
  status smallint not null default 0 check (status between -1 and 3),
  stake bigint not null check (stake > 0),
  total_odds integer not null check (total_odds >= 100),
  winnings_max bigint not null,
  -- Bonus pick in hundredths and the folds it asked for; null without one (handbook 1.6).
  bonus_odds integer,
  bonus_folds smallint,
  first_start timestamptz not null,
  leg_count smallint not null,
  payout bigint,
  revision smallint not null default 0,
  placed_at timestamptz not null,
  settled_at timestamptz,
  primary key (id)
) partition by range (id);
create index bet_by_member on bet (member_id, id desc);

create table bet_leg (
  bet_id uuid not null,
  leg_no smallint not null,
  member_id bigint not null,
  fixture_id bigint not null,
  market_id bigint not null,
  market_type_id integer not null,
  outcome_id bigint not null,
  pick text not null,
  line integer,
  odds integer not null,
  version integer not null,
  result text check (result in ('won', 'half-won', 'void', 'half-lost', 'lost', 'dead-heat')),
  dead_heat_places smallint,
  dead_heat_tied smallint,
  result_revision integer,
  reason text not null default '',
  primary key (bet_id, leg_no)
) partition by range (bet_id);
-- What the rules on open bets ask for, and what settlement takes up.
create index bet_leg_open_by_member on bet_leg (member_id, fixture_id) where result is null;
create index bet_leg_by_fixture on bet_leg (fixture_id, bet_id);

-- One answer a key and member: a request sent again gets the same bytes back (kept for some days).
create table bet_request (
  member_id bigint not null,
  key text not null,
  body_hash bytea not null,
  bet_id uuid,
  answer_status smallint,
  answer text,
  created_at timestamptz not null default now(),
  primary key (member_id, key)
);
