-- In-play: what keeps a running match from being bet besides its feed and the operator, how lately its feed was
-- heard of, and what happened in it. Written only by src/server/fixtures.

-- Set by the house: `silence` when the feed was not heard of within its limit, until it has told everything
-- afresh; `closed` when the match is too far gone for live bets (handbook 2.7).
alter table fixture add column live_stop text check (live_stop in ('silence', 'closed'));
alter table fixture drop column suspended;
alter table fixture add column suspended boolean not null
  generated always as (suspended_by_feed or suspended_by_operator or live_stop is not null) stored;

-- One row for each match that a feed prices in play; touched each second while it runs.
create table fixture_pulse (
  fixture_id bigint primary key references fixture,
  -- By the clock of the house. No live price is bet when this is older than the setting liveSilenceSec.
  heard_at timestamptz not null,
  -- {"side": "home", "level": "danger"}
  danger jsonb,
  -- Why the feed holds its prices back right now (handbook 2.3): goal, penalty, bases-loaded, …
  stop_reason text
) with (fillfactor = 50);

create table fixture_incident (
  fixture_id bigint not null references fixture,
  -- Counted by the feed from 1, so that one told twice is stored once.
  number integer not null,
  kind text not null,
  side text check (side in ('home', 'away')),
  period_code integer not null,
  clock_seconds integer,
  happened_at timestamptz not null,
  primary key (fixture_id, number)
);
