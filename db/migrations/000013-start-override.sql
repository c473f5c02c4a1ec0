-- An operator may say when a match begins. What the feed says is kept beside it, so that neither writes over the
-- other; `starts_at` is the start in force, as everything that closes, lists or voids reads it.
alter table fixture rename column starts_at to starts_at_by_feed;
alter table fixture add column starts_at_by_operator timestamptz;
alter table fixture add column starts_at timestamptz not null
  generated always as (coalesce(starts_at_by_operator, starts_at_by_feed)) stored;

drop index fixture_upcoming, fixture_live, fixture_by_league, fixture_by_start;
create index fixture_upcoming on fixture (starts_at, id) where status in ('not-started', 'about-to-start');
create index fixture_live on fixture (sport_id, starts_at) where status = 'live';
create index fixture_by_league on fixture (league_id, starts_at);
create index fixture_by_start on fixture (starts_at);
