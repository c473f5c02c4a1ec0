-- The book: who plays when, what is offered on it at which price, and how it ended.
-- Written only by src/server/fixtures. Odds and lines are whole hundredths.

create table sport (
  id integer primary key,
  name text not null,
  name_korean text not null
);

create table location (
  id integer primary key,
  name text not null,
  name_korean text not null,
  flag_code text not null default ''
);

create table league (
  id integer primary key,
  sport_id integer not null references sport,
  location_id integer not null references location,
  name text not null,
  name_korean text not null,
  unique (sport_id, location_id, name)
);

create table fixture (
  id bigint primary key,
  sport_id integer not null references sport,
  league_id integer not null references league,
  home_name text not null,
  away_name text not null,
  home_name_korean text not null,
  away_name_korean text not null,
  starts_at timestamptz not null,
  status text not null default 'not-started' check (status in
    ('not-started', 'about-to-start', 'live', 'finished', 'cancelled', 'postponed', 'interrupted', 'abandoned', 'coverage-lost')),
  suspended boolean not null default false,
  source text not null,
  replay_of text,
  -- One running number for all changes of this fixture: the sequence of its deltas.
  seq integer not null default 0,
  updated_at timestamptz not null default now()
);
create index fixture_upcoming on fixture (starts_at, id) where status in ('not-started', 'about-to-start');
create index fixture_live on fixture (sport_id, starts_at) where status = 'live';
create index fixture_by_league on fixture (league_id, starts_at);
create index fixture_by_start on fixture (starts_at);

-- The running state of a match that has begun; one row a fixture, replaced as it changes.
create table fixture_score (
  fixture_id bigint primary key references fixture,
  period_code integer not null,
  clock_seconds integer,
  home integer not null,
  away integer not null,
  periods jsonb not null default '[]',
  updated_at timestamptz not null default now()
);

create table market (
  id bigint primary key,
  fixture_id bigint not null references fixture,
  type_id integer not null,
  line integer,
  main boolean not null default false,
  suspended boolean not null default false,
  unique nulls not distinct (fixture_id, type_id, line)
);

create table outcome (
  id bigint primary key,
  market_id bigint not null references market,
  fixture_id bigint not null references fixture,
  pick text not null,
  odds integer not null check (odds >= 100),
  odds_by_operator integer check (odds_by_operator >= 100),
  version integer not null default 1,
  status text not null default 'open' check (status in ('open', 'suspended', 'settled')),
  changed_at timestamptz not null default now(),
  unique (market_id, pick)
);
create index outcome_by_fixture on outcome (fixture_id);

-- The facts a fixture is settled by; a correction is a further revision, nothing is overwritten.
create table fixture_result (
  fixture_id bigint not null references fixture,
  revision integer not null,
  kind text not null check (kind in ('sheet', 'void')),
  sheet jsonb not null,
  source text not null,
  reason text not null default '',
  decided_at timestamptz not null default now(),
  primary key (fixture_id, revision)
);
