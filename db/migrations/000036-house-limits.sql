-- The most that the house takes of a bet, of a member and in all, by where it is (field B11).
-- Written only by src/server/site/house-limits/house-limits.sql.ts.
create table house_limit (
  id integer not null generated always as identity,
  scope text not null,
  sport_id integer,
  league_id integer,
  fixture_id bigint,
  market_type_id integer,
  level smallint,
  -- Won; null is no limit: the stake of a bet, what it pays, a member's open stakes on a fixture or of a day, and what
  -- the house pays at worst for all open bets on a fixture.
  stake_max bigint,
  payout_max bigint,
  member_stake_max bigint,
  open_payout_max bigint,
  operator text not null,
  changed_at timestamptz not null,
  -- Counts the changes: two operators who change one limit hear of each other.
  revision integer not null default 1,
  constraint house_limit_pkey primary key (id),
  constraint house_limit_league_id_fkey foreign key (league_id) references league(id),
  constraint house_limit_fixture_id_fkey foreign key (fixture_id) references fixture(id),
  constraint house_limit_place_key
    unique nulls not distinct (scope, sport_id, league_id, fixture_id, market_type_id, level),
  constraint house_limit_check check (
    case scope
      when 'fixture' then fixture_id is not null and num_nonnulls(sport_id, league_id, level) = 0
      when 'league' then league_id is not null and num_nonnulls(sport_id, fixture_id, level) = 0
      when 'sport' then sport_id is not null and num_nonnulls(league_id, fixture_id, level) = 0
      when 'market' then market_type_id is not null and num_nonnulls(sport_id, league_id, fixture_id, level) = 0
      when 'day' then member_stake_max is not null
        and num_nonnulls(sport_id, league_id, fixture_id, market_type_id, stake_max, payout_max, open_payout_max) = 0
      else false
    end
    and num_nonnulls(stake_max, payout_max, member_stake_max, open_payout_max) > 0
    and least(stake_max, payout_max, member_stake_max, open_payout_max) > 0)
);
