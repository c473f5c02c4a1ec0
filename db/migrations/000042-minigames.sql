-- Minigames (decisions 64 and 65). A round is no fixture: a game is a row, a round is one small row kept by month. Written
-- only by src/server/minigames.

-- A game of a known kind. What it draws, how often and by whose balls never changes; a further game is a further row.
create table minigame (
  id integer not null,
  -- Below /minigame; null for a game without a page of its own.
  route text,
  other_routes text[] not null default '{}',
  title text not null,
  kind text not null,
  group_key text not null,
  interval_seconds integer not null,
  -- The game whose draw decides: its own number, but for one that is walked by another's balls.
  drawn_by integer not null,
  "position" integer not null,
  constraint minigame_pkey primary key (id),
  constraint minigame_route_key unique (route),
  constraint minigame_drawn_by_fkey foreign key (drawn_by) references minigame (id),
  constraint minigame_check check (id between 1 and 99999 and interval_seconds between 30 and 3600
    and 86400 % interval_seconds = 0)
);

-- What operators decide of a game; each change is a further version, and the newest is in force. Shown, open and
-- maintenance count at once; all else counts for the rounds that are made from then on, which keep their version.
create table minigame_terms (
  game_id integer not null,
  version integer not null,
  changed_at timestamptz not null,
  -- Stands in lists and menus.
  shown boolean not null default true,
  -- Has rounds that can be bet on.
  open boolean not null default true,
  maintenance boolean not null default false,
  maintenance_text text not null default '',
  close_seconds integer not null,
  -- Hundredths, where they are not the kind's own: {"market": {"pick": 195}}.
  prices jsonb not null default '{}',
  -- Of one bet, beside the limits of the member's level; null for no further limit.
  stake_min bigint,
  stake_max bigint,
  payout_max bigint,
  -- What the house pays at most for one pick of one round; null for no limit.
  pick_payout_max bigint,
  -- Who has changed it, and why; null for what the house was shipped with.
  operator text,
  reason text not null default '',
  constraint minigame_terms_pkey primary key (game_id, version),
  constraint minigame_terms_game_id_fkey foreign key (game_id) references minigame (id),
  constraint minigame_terms_check check (version > 0 and close_seconds >= 1
    and stake_min > 0 and stake_max > 0 and payout_max > 0 and pick_payout_max > 0)
);

-- Limits of one bet on a minigame by the member's level (handbook 3.4).
create table minigame_level (
  level smallint not null,
  stake_min bigint not null,
  stake_max bigint not null,
  payout_max bigint not null,
  constraint minigame_level_pkey primary key (level),
  constraint minigame_level_check check (level between 1 and 10 and stake_min > 0 and stake_max >= stake_min
    and payout_max > 0)
);
insert into minigame_level (level, stake_min, stake_max, payout_max)
select level, 5000, stake_max, 3 * stake_max
from generate_series(1, 10) level, lateral (select (1000000 + (level - 1) * 1000000 / 9) / 100000 * 100000 as stake_max) limits;

-- A chain of seeds of a game that draws (docs/fairness.md). Its end is published with the row, before any round has a link.
create table minigame_chain (
  id bigint generated always as identity,
  game_id integer not null,
  -- Link 0, SHA-256 of link 1.
  chain_end bytea not null,
  -- The last link, sealed by the house's key.
  secret_sealed bytea not null,
  links integer not null,
  committed_at timestamptz not null,
  -- How many of its links have been given to rounds.
  given integer not null default 0,
  constraint minigame_chain_pkey primary key (id),
  constraint minigame_chain_game_id_fkey foreign key (game_id) references minigame (id),
  constraint minigame_chain_check check (length(chain_end) = 32 and links > 0 and given between 0 and links)
);
create index minigame_chain_game on minigame_chain (game_id, id);

-- The rounds of all games. One is made ahead, closed once by the database's clock, drawn once; a void one never has a draw.
create table minigame_round (
  -- The game's number and the second of its start since 1970: game x 10^10 + seconds. Also the key of its gate.
  id bigint not null,
  game_id integer not null,
  -- Seoul's day, and the number within it, from 1.
  day date not null,
  number integer not null,
  starts_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  state text not null default 'open',
  terms_version integer not null,
  chain_id bigint not null,
  link integer not null,
  -- Link before its own: known to everybody when the round opens.
  commitment bytea not null,
  beacon_kind text not null,
  -- Fixed at closing; what it was made of beyond the bets themselves, such as a value of drand.
  beacon bytea,
  beacon_source jsonb,
  -- Told with the draw, never before.
  seed bytea,
  draw jsonb,
  -- What became of each market: [{"market", "won": [pick], "void": [pick], "extra": {pick: stakes}}].
  results jsonb,
  closed_at timestamptz,
  drawn_at timestamptz,
  -- When the last of its bets was paid or given back.
  settled_at timestamptz,
  voided_at timestamptz,
  -- 'missed' when no server was there, 'no-beacon' when no beacon came, 'operator'; and what the operator said.
  void_cause text,
  void_reason text,
  -- What was bet on it and paid for it, once it is settled and counted for the returns; null before.
  bets integer,
  stakes bigint,
  paid bigint,
  constraint minigame_round_pkey primary key (id, starts_at),
  constraint minigame_round_check check (
    state in ('open', 'closed', 'drawn', 'void') and starts_at < closes_at and closes_at <= draws_at
    and length(commitment) = 32 and link > 0
    and (state = 'drawn') = (drawn_at is not null) and (state = 'drawn') = (draw is not null)
    and (state = 'drawn') = (results is not null) and (state <> 'drawn' or (seed is not null and beacon is not null))
    and (state = 'void') = (voided_at is not null) and (state = 'void') = (void_cause is not null)
    and (state <> 'open' or beacon is null)
    -- A seed is that which the round was opened with, and nothing is drawn before its time.
    and sha256(seed) = commitment and drawn_at >= draws_at)
) partition by range (starts_at);
create unique index minigame_round_number on minigame_round (game_id, starts_at);
create index minigame_round_day on minigame_round (game_id, day, number);
-- What is still to be closed, drawn, settled or told: a handful of rows.
create index minigame_round_waits on minigame_round (draws_at) where settled_at is null or seed is null;
-- Settled, and not yet counted for the returns.
create index minigame_round_uncounted on minigame_round (draws_at) where settled_at is not null and bets is null;
select register_month_partitions('minigame_round');
create trigger minigame_round_kept before update or delete on minigame_round
  for each row execute function round_refuse_change();
create trigger minigame_chain_kept before update or delete on minigame_chain
  for each row execute function chain_refuse_change();
create trigger minigame_terms_kept before update or delete on minigame_terms
  for each row execute function minigame_refuse_change();

-- What a bet on a round is on; its head is a row of bet.
create table round_pick (
  bet_id uuid not null,
  member_id bigint not null,
  round_id bigint not null,
  game_id integer not null,
  market text not null,
  pick text not null,
  odds integer not null,
  -- The version of the game's terms whose price this is.
  version integer not null,
  -- The member's own word, part of the built-in beacon and published with it.
  word text not null default '',
  result text,
  -- Whole stakes paid on top of the odds.
  extra smallint not null default 0,
  constraint round_pick_pkey primary key (round_id, member_id, bet_id),
  constraint round_pick_check check (odds >= 100 and extra >= 0
    and (result is null or result in ('won', 'lost', 'void')))
) partition by range (bet_id);
select register_month_partitions('round_pick');

-- The word that a member adds to the rounds that they bet on.
create table round_word (
  member_id bigint not null,
  word text not null,
  changed_at timestamptz not null,
  constraint round_word_pkey primary key (member_id),
  constraint round_word_member_id_fkey foreign key (member_id) references member (id)
);

-- What was bet and paid on rounds that were drawn, by Seoul's day of the round, pick and price: what a pick should have
-- paid follows from these exactly. Bets that were given back for no reason of the draw stand in none of it.
create table minigame_pick_day (
  day date not null,
  game_id integer not null,
  market text not null,
  pick text not null,
  odds integer not null,
  bets integer not null,
  stakes bigint not null,
  paid bigint not null,
  -- The square of what lay on the pick, summed over its rounds.
  stakes_squared numeric(40) not null,
  constraint minigame_pick_day_pkey primary key (game_id, day, market, pick, odds)
);

-- The same by game, with the rounds.
create table minigame_day (
  day date not null,
  game_id integer not null,
  rounds integer not null default 0,
  void_rounds integer not null default 0,
  -- Drawn ones on which somebody had bet.
  bet_rounds integer not null default 0,
  bets integer not null default 0,
  stakes bigint not null default 0,
  paid bigint not null default 0,
  -- Given back with a void round, or by a bet alone.
  void_bets integer not null default 0,
  void_stakes bigint not null default 0,
  -- Of what was paid, as the draws' chances make it: the square of its standard error, in won.
  variance double precision not null default 0,
  constraint minigame_day_pkey primary key (day, game_id)
);

-- How far what each game paid lies from what it should have paid, as it was last looked at (field G21).
create table minigame_return (
  game_id integer not null,
  at timestamptz not null,
  -- From this day on.
  from_day date not null,
  bet_rounds integer not null,
  stakes bigint not null,
  paid bigint not null,
  expected bigint not null,
  -- In standard errors; below zero where less was paid.
  deviation double precision not null,
  beyond boolean not null,
  constraint minigame_return_pkey primary key (game_id),
  constraint minigame_return_game_id_fkey foreign key (game_id) references minigame (id)
);

-- A game's latest rounds as they were made anew from what is published of them.
create table minigame_check (
  game_id integer not null,
  at timestamptz not null,
  rounds integer not null,
  -- Each round with a fault: "20261123-0001: draw, results".
  faults text[] not null,
  -- Rounds that the clock asks for and that are not there: [{"after", "before", "rounds"}].
  missing jsonb not null,
  -- Null for the one that the house makes by itself each day.
  operator text,
  constraint minigame_check_pkey primary key (game_id, at),
  constraint minigame_check_game_id_fkey foreign key (game_id) references minigame (id)
);

insert into operator_permission (role_id, permission)
select role_id, 'minigames:' || act
from (values
  (9, array['read', 'write', 'approve']),
  (8, array['read']),
  (7, array['read']),
  (1, array['read'])
) shipped (role_id, acts), unnest(acts) act
where role_id in (select id from operator_role)
on conflict do nothing;
