-- What operators set of what feeds tell: the share of the stakes that prices pay back, and what sports, leagues and teams
-- are called and whether they are offered (docs/decisions/0059). The feed's word stays beside the operator's.

-- Hundredths of a percent, for a league or a sport, a kind of market, or both together. Written by
-- src/server/fixtures/catalogue/payout-rates.sql.ts.
create table payout_rate (
  id bigint not null generated always as identity,
  sport_id integer,
  league_id integer,
  market_type_id integer,
  payout_rate smallint not null,
  operator text not null,
  set_at timestamptz not null,
  constraint payout_rate_pkey primary key (id),
  constraint payout_rate_once unique nulls not distinct (sport_id, league_id, market_type_id),
  constraint payout_rate_sport_id_fkey foreign key (sport_id) references sport (id),
  constraint payout_rate_league_id_fkey foreign key (league_id) references league (id),
  constraint payout_rate_range check (payout_rate between 5000 and 10000),
  constraint payout_rate_scope check (
    (sport_id is null or league_id is null) and num_nonnulls(sport_id, league_id, market_type_id) > 0)
);

-- The rate that a market's prices are made at; null: they are the feed's.
alter table market add column payout_rate smallint;
-- The feed's own price, where `odds`, what the house makes of it, is another one.
alter table outcome
  add column odds_by_feed integer,
  add constraint outcome_odds_by_feed_check check (odds_by_feed >= 100);
alter table odds_history
  add column odds_by_feed integer,
  add column payout_rate smallint;

-- Korean names: the feed's, the operator's before it, and the one in force. What is hidden is not offered; what is pinned
-- stands first. `renames`: how often an operator has changed any of it.
alter table sport rename column name_korean to name_korean_by_feed;
alter table sport
  add column name_korean_by_operator text,
  add column name_korean text not null generated always as (coalesce(name_korean_by_operator, name_korean_by_feed)) stored,
  add column hidden boolean not null default false,
  add column pinned boolean not null default false,
  add column renames integer not null default 0;
alter table league rename column name_korean to name_korean_by_feed;
alter table league
  add column name_korean_by_operator text,
  add column name_korean text not null generated always as (coalesce(name_korean_by_operator, name_korean_by_feed)) stored,
  add column hidden boolean not null default false,
  add column pinned boolean not null default false,
  add column renames integer not null default 0;

-- A team is what a feed calls so within a sport. Written, as the two above, by src/server/fixtures/book/catalogue.sql.ts.
create table team (
  id bigint not null generated always as identity,
  sport_id integer not null,
  name text not null,
  name_korean_by_feed text not null,
  name_korean_by_operator text,
  name_korean text not null generated always as (coalesce(name_korean_by_operator, name_korean_by_feed)) stored,
  hidden boolean not null default false,
  constraint team_pkey primary key (id),
  constraint team_sport_id_fkey foreign key (sport_id) references sport (id),
  constraint team_sport_id_name_key unique (sport_id, name)
);
insert into team (sport_id, name, name_korean_by_feed)
select distinct on (sport_id, name) sport_id, name, korean
from (
  select sport_id, home_name as name, home_name_korean as korean, fed_at from fixture
  union all
  select sport_id, away_name, away_name_korean, fed_at from fixture) played
order by sport_id, name, fed_at desc;

-- A fixture carries what the operator calls its teams, and whether anything of it is hidden: then it is suspended, and on
-- no board. `renames`: the changes of its sport and league that its readers have heard of.
alter table fixture rename column home_name_korean to home_name_korean_by_feed;
alter table fixture rename column away_name_korean to away_name_korean_by_feed;
alter table fixture drop column suspended;
alter table fixture
  add column home_name_korean_by_operator text,
  add column away_name_korean_by_operator text,
  add column home_name_korean text not null
    generated always as (coalesce(home_name_korean_by_operator, home_name_korean_by_feed)) stored,
  add column away_name_korean text not null
    generated always as (coalesce(away_name_korean_by_operator, away_name_korean_by_feed)) stored,
  add column hidden boolean not null default false,
  add column suspended boolean not null
    generated always as (suspended_by_feed or suspended_by_operator or live_stop is not null or hidden) stored,
  add column renames integer not null default 0;
create index fixture_by_home on fixture (sport_id, home_name);
create index fixture_by_away on fixture (sport_id, away_name);
