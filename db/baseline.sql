-- Everything up to the first release: tables, constraints, indexes, triggers, and the rows without which there is no
-- house. What a database grows by afterwards is in db/migrations, forward only; functions are in db/functions. A
-- database that has grown by the migrations which this file replaces (db/baseline.replaces) is carried over by its next
-- start. Like a migration, this file is never edited once it has run anywhere.

-- Months. Tables that grow with the business are partitioned by month, by a UUIDv7 or a timestamptz. Each has a default
-- partition, so that a missing month costs speed and never a bet; months are made ahead (ensure_month_partitions).

create table month_partitioned (
  table_name text not null,
  months_ahead integer not null default 3,
  constraint month_partitioned_pkey primary key (table_name)
);

-- The site: its settings and what members find of it. Written only by src/server/site.

create table setting (
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  constraint setting_pkey primary key (key)
);
-- The site ships with proto limits of its own, which operators change in /admin (LIMIT-007). Without this row the page
-- has the literal 5,000 for each, at which no bet fits. Odds are hundredths.
insert into setting (key, value, updated_at)
values ('protoLimits', '{"stakeMin": 5000, "stakeMax": 5000, "winningsMax": 25000000, "totalOddsMax": 500000}', now());

-- Odds in hundredths, money in won; three sets of limits a level (FIELD-006 to FIELD-008).
create table level_setting (
  level smallint not null,
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
  special_total_odds_max integer not null,
  constraint level_setting_pkey primary key (level),
  constraint level_setting_level_check check (level >= 1 and level <= 10)
);

create table messenger_contact (
  "position" smallint not null,
  shown boolean not null,
  url text not null,
  messenger_id text not null,
  image_name text not null,
  constraint messenger_contact_pkey primary key ("position")
);

create table blocked_address (
  address cidr not null,
  reason text not null,
  blocked_at timestamptz not null,
  constraint blocked_address_pkey primary key (address)
);

-- Members, their sessions and what is written to them. Written only by src/server/members.

create table member (
  id bigint not null generated always as identity,
  uid uuid not null,
  user_id text not null,
  nickname text not null,
  password_hash text not null,
  phone_sealed bytea,
  birth_date date,
  kind text not null default 'member',
  role smallint not null default 0,
  withdrawal_type smallint not null default 0,
  level smallint not null default 1,
  tendency smallint not null default 0,
  status text not null,
  recommender_code text not null,
  recommended_by bigint,
  joined_at timestamptz not null,
  activated_at timestamptz,
  updated_at timestamptz not null,
  constraint member_pkey primary key (id),
  constraint member_recommender_code_key unique (recommender_code),
  constraint member_uid_key unique (uid),
  constraint member_recommended_by_fkey foreign key (recommended_by) references member(id),
  constraint member_check check (status <> 'active' or activated_at is not null),
  constraint member_check1 check (recommended_by <> id),
  constraint member_kind_check check (kind in ('member', 'operator', 'partner')),
  constraint member_level_check check (level >= 1 and level <= 10),
  constraint member_status_check check (status in ('waiting', 'active', 'blocked', 'left'))
);
create index member_by_id on member using hash (id);
-- Who logs in as Demo is demo; two names that differ only by case would be mistaken for each other.
create unique index member_nickname on member (lower(nickname));
create index member_recommended on member (recommended_by) where recommended_by is not null;
create unique index member_user_id on member (lower(user_id));
create index member_waiting on member (id) where status = 'waiting';
create trigger member_told after update of user_id, kind, role, withdrawal_type, level, tendency, status
  on member for each row execute function tell_member_changed();

create table session (
  token_hash bytea not null,
  member_id bigint not null,
  began_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  ip inet not null,
  active_at timestamptz not null,
  constraint session_pkey primary key (token_hash),
  constraint session_member_id_fkey foreign key (member_id) references member(id),
  constraint session_check check ((ended_at is null) = (end_reason is null)),
  constraint session_end_reason_check check (end_reason in ('logout', 'replaced', 'blocked', 'operator', 'idle'))
);
create index session_by_expiry on session (expires_at);
-- One live session a member (SESSION-024), by constraint.
create unique index session_live on session (member_id) where ended_at is null;
create trigger session_gone_told after delete
  on session for each row when (old.ended_at is null and old.expires_at > now()) execute function tell_member_changed();
create trigger session_told after update of member_id, expires_at, ended_at, end_reason
  on session for each row execute function tell_member_changed();

-- Guesses at passwords, counted before they are tried: for the pair of a name and an address, for the address and for the
-- name. `key` is a keyed hash of what was typed: people type passwords into the field for the name.
create table login_count (
  id bigint not null generated always as identity,
  kind text not null,
  key bytea not null,
  name text,
  address inet,
  failures integer not null,
  began_at timestamptz not null,
  last_at timestamptz not null,
  wait_until timestamptz,
  constraint login_count_pkey primary key (id),
  constraint login_count_key_key unique (key),
  constraint login_count_check check ((kind = 'address') = (name is null)),
  constraint login_count_check1 check ((kind = 'name') = (address is null)),
  constraint login_count_failures_check check (failures >= 0),
  constraint login_count_kind_check check (kind in ('pair', 'address', 'name'))
);
create index login_count_by_time on login_count (last_at);
create index login_count_waiting on login_count (wait_until) where wait_until is not null;

-- A browser from which a member has logged in before. It keeps the token; here is its hash alone.
create table login_device (
  token_hash bytea not null,
  member_id bigint not null,
  made_at timestamptz not null,
  used_at timestamptz not null,
  address inet,
  agent text not null,
  failures integer not null default 0,
  began_at timestamptz,
  wait_until timestamptz,
  constraint login_device_pkey primary key (token_hash),
  constraint login_device_member_id_fkey foreign key (member_id) references member(id),
  constraint login_device_check check ((failures = 0) = (began_at is null)),
  constraint login_device_failures_check check (failures >= 0)
);
create index login_device_by_use on login_device (used_at);
create index login_device_of_member on login_device (member_id, used_at desc);

create table login_event (
  id bigint not null generated always as identity,
  at timestamptz not null,
  what text not null,
  member_id bigint,
  name text not null,
  address inet not null,
  agent text not null,
  constraint login_event_pkey primary key (id),
  constraint login_event_member_id_fkey foreign key (member_id) references member(id),
  constraint login_event_what_check check (what in ('mismatch', 'not-admitted', 'pair-locked', 'name-locked',
      'address-locked', 'device-locked', 'crowded'))
);
create index login_event_by_address on login_event (address, id desc);
create index login_event_by_name on login_event (lower(name) collate "C", id desc);
create index login_event_by_time on login_event (at);

create table notice (
  id bigint not null generated always as identity,
  contents text not null,
  shown boolean not null default true,
  created_at timestamptz not null,
  operator_id bigint,
  key text,
  constraint notice_pkey primary key (id),
  constraint notice_once unique (operator_id, key),
  constraint notice_operator_id_fkey foreign key (operator_id) references member(id)
);
create index notice_shown on notice (id desc) where shown;
comment on column notice.operator_id is 'Who wrote it; null where the house itself did, and for those of before.';
comment on column notice.key is 'The operator''s own name for this notice; null where it is not to be repeated.';

create table message (
  id bigint not null generated always as identity,
  audience text not null,
  member_id bigint,
  level smallint,
  operator_id bigint,
  title text not null,
  contents text not null,
  sent_at timestamptz not null,
  about text,
  key text,
  constraint message_pkey primary key (id),
  constraint message_about_key unique (about),
  constraint message_once unique (operator_id, key),
  constraint message_member_id_fkey foreign key (member_id) references member(id),
  constraint message_operator_id_fkey foreign key (operator_id) references member(id),
  constraint message_about_check check ((audience = 'resettled') = (about is not null)),
  constraint message_audience_check check (audience in ('member', 'level', 'all', 'resettled')),
  constraint message_check check ((audience = 'member') = (member_id is not null)),
  constraint message_check1 check ((audience = 'level') = (level is not null)),
  constraint message_contents_check check (contents <> ''),
  constraint message_title_check check (title <> '')
);
comment on column message.key is 'The operator''s own name for this sending; null where it is not to be repeated.';

create table message_copy (
  message_id bigint not null,
  member_id bigint not null,
  read_at timestamptz,
  deleted_at timestamptz,
  own_contents text,
  constraint message_copy_pkey primary key (message_id, member_id),
  constraint message_copy_member_id_fkey foreign key (member_id) references member(id),
  constraint message_copy_message_id_fkey foreign key (message_id) references message(id),
  constraint message_copy_own_contents_check check (own_contents <> '')
);
create index message_copy_kept on message_copy (member_id, message_id desc) where deleted_at is null;
create index message_copy_unread on message_copy (member_id) where read_at is null and deleted_at is null;
comment on column message_copy.own_contents is 'What is for this member alone, behind the contents of the message.';

-- The ledger. Double entry by shape: a posting is one row that takes from one account and gives to another. Written only
-- by src/server/ledger and by the functions of db/functions/ledger.

create sequence ledger_house_account_id as bigint increment -1 minvalue -1000000000;
create sequence ledger_posting_n as bigint;

-- Members' accounts have ids that follow from the member's (ledger_wallet). House accounts are negative and store no
-- balance: theirs is the sum of their postings, so that no row is written by every bet.
create table ledger_account (
  id bigint not null,
  address text not null,
  member_id bigint,
  kind text not null,
  currency text not null,
  balance bigint,
  -- On a spendable account: a copy of the balance of the debt behind it, so that one locked read tells both.
  owed bigint not null default 0,
  constraint ledger_account_pkey primary key (id),
  constraint ledger_account_address_key unique (address),
  -- One expression that ends at the first doubt: each check of a table is read and run for itself at every statement.
  constraint ledger_account_check check (
    owed <= 0 and (currency = 'won' or currency = 'point') and case kind
      when 'wallet' then coalesce(balance >= 0 and id = member_id * 16 and id >= 0, false)
      when 'debt' then coalesce(balance <= 0 and id = member_id * 16 + 1 and id >= 0, false)
      when 'points' then coalesce(balance >= 0 and id = member_id * 16 + 2 and id >= 0, false)
      when 'points-debt' then coalesce(balance <= 0 and id = member_id * 16 + 3 and id >= 0, false)
      else kind = 'house' and id < 0 and member_id is null and balance is null end)
) with (fillfactor = 70);
-- A wallet is looked for by its whole key alone: one page where a tree is three.
create index ledger_account_by_id on ledger_account using hash (id);
insert into ledger_account (id, address, kind, currency)
select nextval('ledger_house_account_id'), address, 'house', currency
from (values
  ('house:open-stakes', 'won'),
  ('house:bets', 'won'),
  ('house:grants', 'won'),
  ('house:held', 'won'),
  ('house:points', 'point'),
  ('house:points-held', 'point')
) as opening (address, currency);

-- No foreign keys to ledger_account: they would lock the house's few rows for every posting. The functions of the ledger
-- post between accounts they have just read, and the checker proves it.
create table ledger_posting (
  -- The business act (a UUIDv7): postings of one act lie together and are found by it.
  ref_id uuid not null,
  kind text not null,
  seq smallint not null default 0,
  part smallint not null default 0,
  from_account bigint not null,
  to_account bigint not null,
  amount bigint not null,
  -- Balance of the member's side after this posting; null for the house's side.
  from_after bigint,
  to_after bigint,
  -- Order of booking: within one account exactly the order in which its balance changed.
  n bigint not null default nextval('ledger_posting_n'),
  at timestamptz not null,
  actor text not null,
  memo text,
  constraint ledger_posting_pkey primary key (ref_id, kind, seq, part),
  constraint ledger_posting_check check (amount > 0 and from_account <> to_account)
) partition by range (ref_id);
-- A member's stakes and payouts are found by the member's bets.
create index ledger_posting_in on ledger_posting (to_account, at desc)
  where to_after is not null and kind <> 'bet-settled';
create index ledger_posting_out on ledger_posting (from_account, at desc)
  where from_after is not null and kind <> 'bet';
create trigger ledger_posting_kept before delete or update
  on ledger_posting for each row execute function ledger_refuse_change();
create trigger ledger_posting_not_emptied before truncate
  on ledger_posting for each statement execute function ledger_refuse_change();
alter sequence ledger_posting_n owned by ledger_posting.n;
select register_month_partitions('ledger_posting');

-- Money set aside: it lies on a house account until it is captured or released, exactly once.
create table ledger_hold (
  id uuid not null,
  account bigint not null,
  amount bigint not null,
  state text not null default 'held',
  held_at timestamptz not null,
  closed_at timestamptz,
  constraint ledger_hold_pkey primary key (id),
  constraint ledger_hold_account_fkey foreign key (account) references ledger_account(id),
  constraint ledger_hold_amount_check check (amount > 0),
  constraint ledger_hold_check check ((state = 'held') = (closed_at is null)),
  constraint ledger_hold_state_check check (state in ('held', 'captured', 'released'))
);

-- The book: who plays when, what is offered on it at which price. Written only by src/server/fixtures. Odds and lines
-- are whole hundredths. `fed_at` is the feed's own time of the newest fact taken in: an older one that arrives late is
-- dropped. What the feed says and what the operator says are kept apart, so that an operator's act stands against the
-- feed; the columns without `by` (suspended, status, starts_at) are what is in force.

create table sport (
  id integer not null,
  name text not null,
  name_korean text not null,
  constraint sport_pkey primary key (id)
);

create table location (
  id integer not null,
  name text not null,
  name_korean text not null,
  flag_code text not null default '',
  constraint location_pkey primary key (id)
);

create table league (
  id integer not null,
  sport_id integer not null,
  location_id integer not null,
  name text not null,
  name_korean text not null,
  weight integer not null default 0,
  constraint league_pkey primary key (id),
  constraint league_location_id_fkey foreign key (location_id) references location(id),
  constraint league_sport_id_fkey foreign key (sport_id) references sport(id)
);
create index league_by_place on league (sport_id, location_id);

create table fixture (
  id bigint not null,
  sport_id integer not null,
  league_id integer not null,
  home_name text not null,
  away_name text not null,
  home_name_korean text not null,
  away_name_korean text not null,
  starts_at_by_feed timestamptz not null,
  status text not null default 'not-started',
  suspended_by_feed boolean not null default false,
  suspended_by_operator boolean not null default false,
  source text not null,
  replay_of text,
  -- One running number for all changes of this fixture: the sequence of its deltas.
  seq integer not null default 0,
  fed_at timestamptz not null,
  status_fed_at timestamptz not null,
  suspension_fed_at timestamptz,
  updated_at timestamptz not null,
  live_stop text,
  suspended boolean not null
    generated always as (suspended_by_feed or suspended_by_operator or live_stop is not null) stored,
  starts_at_by_operator timestamptz,
  starts_at timestamptz not null generated always as (coalesce(starts_at_by_operator, starts_at_by_feed)) stored,
  constraint fixture_pkey primary key (id),
  constraint fixture_league_id_fkey foreign key (league_id) references league(id),
  constraint fixture_sport_id_fkey foreign key (sport_id) references sport(id),
  constraint fixture_live_stop_check check (live_stop in ('silence', 'closed')),
  constraint fixture_status_check check (status in ('not-started', 'about-to-start', 'live', 'finished',
      'cancelled', 'postponed', 'interrupted', 'abandoned', 'coverage-lost'))
) with (fillfactor = 80);
create index fixture_by_league on fixture (league_id, starts_at);
create index fixture_by_start on fixture (starts_at);
create index fixture_live on fixture (sport_id, starts_at) where status = 'live';
create index fixture_upcoming on fixture (starts_at, id) where (status in ('not-started', 'about-to-start'));

create table fixture_score (
  fixture_id bigint not null,
  period_code integer not null,
  clock_seconds integer,
  home integer not null,
  away integer not null,
  periods jsonb not null default '[]',
  fed_at timestamptz not null,
  changes integer not null default 0,
  irregular text,
  constraint fixture_score_pkey primary key (fixture_id),
  constraint fixture_score_fixture_id_fkey foreign key (fixture_id) references fixture(id)
) with (fillfactor = 70);
comment on column fixture_score.irregular is 'Why its score is no ordinary result (src/domain/fixtures/irregular-end.ts); null for every other match.';

create table fixture_pulse (
  fixture_id bigint not null,
  heard_at timestamptz not null,
  danger jsonb,
  stop_reason text,
  constraint fixture_pulse_pkey primary key (fixture_id),
  constraint fixture_pulse_fixture_id_fkey foreign key (fixture_id) references fixture(id)
) with (fillfactor = 50);

create table fixture_incident (
  fixture_id bigint not null,
  number integer not null,
  kind text not null,
  side text,
  period_code integer not null,
  clock_seconds integer,
  happened_at timestamptz not null,
  constraint fixture_incident_pkey primary key (fixture_id, number),
  constraint fixture_incident_fixture_id_fkey foreign key (fixture_id) references fixture(id),
  constraint fixture_incident_side_check check (side in ('home', 'away'))
);

create table market (
  id bigint not null generated by default as identity,
  fixture_id bigint not null,
  type_id integer not null,
  line integer,
  main boolean not null default false,
  suspended_by_feed boolean not null default false,
  suspended_by_operator boolean not null default false,
  fed_at timestamptz not null,
  voided boolean not null default false,
  voided_picks text[] not null default '{}',
  suspended boolean not null generated always as (suspended_by_feed or suspended_by_operator or voided) stored,
  constraint market_pkey primary key (id),
  constraint market_fixture_id_type_id_line_key unique nulls not distinct (fixture_id, type_id, line),
  constraint market_fixture_id_fkey foreign key (fixture_id) references fixture(id)
) with (fillfactor = 90);

create table outcome (
  id bigint not null,
  market_id bigint not null,
  fixture_id bigint not null,
  pick text not null,
  odds integer not null,
  -- In force instead of `odds` when set (the spec's betPriceByAdmin).
  odds_by_operator integer,
  -- Raised when the price, the line or the status in force changes; never by a mere repeat.
  version integer not null default 1,
  status_by_feed text not null default 'open',
  suspended_by_operator boolean not null default false,
  changed_at timestamptz not null,
  fed_at timestamptz not null,
  voided boolean not null default false,
  status text not null generated always as (
    case when status_by_feed = 'open' and (suspended_by_operator or voided) then 'suspended' else status_by_feed end) stored,
  constraint outcome_pkey primary key (id),
  -- Checked at the end of a statement: two outcomes may change places in one.
  constraint outcome_market_id_pick_key unique (market_id, pick) deferrable,
  constraint outcome_fixture_id_fkey foreign key (fixture_id) references fixture(id),
  constraint outcome_market_id_fkey foreign key (market_id) references market(id),
  constraint outcome_odds_by_operator_check check (odds_by_operator >= 100),
  constraint outcome_odds_check check (odds >= 100),
  constraint outcome_status_by_feed_check check (status_by_feed in ('open', 'suspended', 'settled'))
) with (fillfactor = 70);
create index outcome_by_fixture on outcome (fixture_id);

create table odds_history (
  outcome_id bigint not null,
  changed_at timestamptz not null,
  seq integer not null,
  version integer not null,
  odds integer not null,
  odds_by_operator integer,
  line integer,
  status text not null,
  constraint odds_history_status_check check (status in ('open', 'suspended', 'settled', 'closed'))
) partition by range (changed_at);
create index odds_history_by_outcome on odds_history (outcome_id, changed_at, seq);
create trigger odds_history_stands before delete or update
  on odds_history for each row execute function refuse_odds_history_change();
create table odds_history_default partition of odds_history default;

create table proto_game (
  round date not null,
  number integer not null,
  fixture_id bigint not null,
  constraint proto_game_pkey primary key (round, number),
  constraint proto_game_fixture_id_key unique (fixture_id),
  constraint proto_game_fixture_id_fkey foreign key (fixture_id) references fixture(id),
  constraint proto_game_number_check check (number > 0)
);

create table feed_inbox (
  guid uuid not null,
  taken_at timestamptz not null,
  constraint feed_inbox_pkey primary key (guid)
);
create index feed_inbox_by_time on feed_inbox using brin (taken_at);

create table feed_name (
  source text not null,
  kind text not null,
  id bigint not null,
  korean text,
  told_at timestamptz not null,
  constraint feed_name_pkey primary key (source, kind, id),
  constraint feed_name_kind_check check (kind in ('sport', 'location', 'league', 'participant'))
);

create table feed_set_aside (
  id bigint not null generated always as identity,
  source text not null,
  package text not null,
  guid uuid,
  message_type integer,
  reasons text[] not null,
  body text not null,
  set_aside_at timestamptz not null,
  constraint feed_set_aside_pkey primary key (id)
);
create index feed_set_aside_by_time on feed_set_aside (set_aside_at);

-- How fixtures ended, and how far their bets are settled. A correction is a further revision, nothing is overwritten.
-- settlement and outcome_grading are written only by src/server/settlement, the others by src/server/fixtures.

create table fixture_result (
  fixture_id bigint not null,
  revision integer not null,
  kind text not null,
  sheet jsonb not null,
  source text not null,
  reason text not null default '',
  decided_at timestamptz not null,
  incidents jsonb not null default '{}',
  constraint fixture_result_pkey primary key (fixture_id, revision),
  constraint fixture_result_fixture_id_fkey foreign key (fixture_id) references fixture(id),
  constraint fixture_result_kind_check check (kind in ('sheet', 'void'))
);
create index fixture_result_by_decision on fixture_result (decided_at);

create table outcome_result (
  fixture_id bigint not null,
  revision integer not null,
  outcome_id bigint not null,
  market_type_id integer not null,
  line integer,
  pick text not null,
  code smallint not null,
  source text not null,
  decided_at timestamptz not null,
  fed_at timestamptz not null,
  constraint outcome_result_pkey primary key (fixture_id, outcome_id, revision),
  constraint outcome_result_fixture_id_fkey foreign key (fixture_id) references fixture(id),
  constraint outcome_result_outcome_id_fkey foreign key (outcome_id) references outcome(id),
  constraint outcome_result_code_check check (code in (-1, 1, 2, 3, 4, 5))
);
create index outcome_result_by_decision on outcome_result (decided_at);

create table declared_void (
  fixture_id bigint not null,
  revision integer not null,
  market_type_id integer not null,
  line integer,
  pick text,
  voided boolean not null,
  reason text not null,
  decided_at timestamptz not null,
  constraint declared_void_pkey primary key (fixture_id, revision),
  constraint declared_void_fixture_id_fkey foreign key (fixture_id) references fixture(id)
);
create index declared_void_by_decision on declared_void (decided_at);

-- One row a fixture with a result: the revision that is being applied to its bets, or was. Bets are taken in the order of
-- member and bet; the place is the last one that was dealt with.
create table settlement (
  fixture_id bigint not null,
  revision integer not null,
  -- False when the revision came too late to correct: then it decides only what is still open.
  corrects boolean not null default true,
  after_member_id bigint not null default 0,
  after_bet_id uuid not null default '00000000-0000-0000-0000-000000000000',
  changed_bets integer not null default 0,
  begun_at timestamptz not null,
  finished_at timestamptz,
  -- When a revision was first applied in full: corrections are counted from here.
  settled_at timestamptz,
  late_by jsonb,
  constraint settlement_pkey primary key (fixture_id),
  constraint settlement_fixture_id_fkey foreign key (fixture_id) references fixture(id)
);
create index settlement_unfinished on settlement (fixture_id) where finished_at is null;
comment on column settlement.late_by is 'By what bets are taken late, as it stood when the revision was begun: {startsAt, goals: [{number, at}]}, moments in milliseconds. Set while the place is that of marking; null once all legs are marked and their outcomes graded, and the place is that of settling.';

-- What each outcome that anybody has bet on became by each revision: graded once, applied to all its legs. No result: the
-- sheet does not decide it; its legs stay as they are, and the operator is shown why.
create table outcome_grading (
  fixture_id bigint not null,
  revision integer not null,
  market_type_id integer not null,
  line integer,
  pick text not null,
  result text,
  dead_heat_places smallint,
  dead_heat_tied smallint,
  score text not null,
  reason text not null,
  legs integer not null,
  home_at_bet smallint,
  away_at_bet smallint,
  late boolean not null default false,
  constraint outcome_grading_fixture_id_revision_market_type_id_pick_lin_key unique nulls not distinct
      (fixture_id, revision, market_type_id, pick, line, home_at_bet, away_at_bet, late),
  constraint outcome_grading_check check (((result = 'dead-heat') is not true) or ((dead_heat_places > 0) and
      (dead_heat_tied > 0))),
  constraint outcome_grading_result_check check (result in ('won', 'half-won', 'void', 'half-lost', 'lost',
      'dead-heat'))
);
create index outcome_grading_undecided on outcome_grading (fixture_id, revision) where result is null;

-- Bets and their legs. Ids are UUIDv7, so ranges of id are ranges of time: the tables are partitioned by it, and a bet is
-- always found through its member, a leg through its fixture, so that each has one index. No foreign keys: one check a row
-- would cost a bet more than all of its other work. Written only by src/server/bets and the functions that it calls.

create table payout_rule (
  id smallint not null generated always as identity,
  tier_folds integer[] not null,
  tier_odds integer[] not null,
  leg_odds_above integer not null,
  constraint payout_rule_pkey primary key (id),
  constraint payout_rule_tier_folds_tier_odds_leg_odds_above_key unique (tier_folds, tier_odds, leg_odds_above),
  constraint payout_rule_check check (cardinality(tier_folds) = cardinality(tier_odds))
);
comment on table payout_rule is 'Each rule that bets were ever taken under, once.';
insert into payout_rule (tier_folds, tier_odds, leg_odds_above) values ('{3,5,7}', '{103,105,107}', 130);

-- What a pick was called when it was taken. Few bets have names of their own, so each set is here once.
create table shown_names (
  id integer not null generated always as identity,
  sport text not null,
  league text not null,
  home text not null,
  away text not null,
  market text not null,
  pick text not null,
  digest bytea not null,
  constraint shown_names_pkey primary key (id),
  constraint shown_names_digest_key unique (digest)
);
comment on column shown_names.digest is 'SHA-256 of the names: what makes them the same.';

create table bet (
  id uuid not null,
  member_id bigint not null,
  game_type smallint not null default 1,
  detail_type smallint not null,
  style text not null,
  -- The spec's codes: -1 cancelled, 0 in progress, 1 lost, 2 won, 3 special.
  status smallint not null default 0,
  stake bigint not null,
  total_odds integer not null,
  winnings bigint not null,
  winnings_max bigint not null,
  -- Bonus pick in hundredths and the folds it asked for; null without one (handbook 1.6).
  bonus_odds integer,
  bonus_folds smallint,
  leg_count smallint not null,
  placed_at timestamptz not null,
  payout bigint,
  -- Counts the settlements: the first is 1, each correction one more.
  revision smallint not null default 0,
  settled_at timestamptz,
  cancelled_by text,
  fixtures bigint[] not null,
  resettled_by text,
  payout_rule smallint not null,
  accepts text,
  device text,
  address inet,
  constraint bet_pkey primary key (member_id, id),
  constraint bet_check check (
    stake > 0 and total_odds >= 100 and (leg_count >= 1 and leg_count <= 10) and (status >= -1 and status <= 3)
    and (style = 'EU' or style = 'KR') and (status = 0) = (settled_at is null) and (payout is null or payout >= 0)
    and (bonus_odds is null) = (bonus_folds is null) and (status = -1) = (cancelled_by is not null)
    and (cancelled_by is null or cancelled_by in ('member', 'operator')))
) partition by range (id);
comment on column bet.resettled_by is 'Why it came out otherwise when it had been settled before, by what did so last: src/domain/bets/resettle-cause.ts.';
comment on column bet.accepts is 'The way of odds changes: none, better or any; null for bets of before this was kept.';
comment on column bet.device is 'Browser and system by which it was asked for, where they were told.';
select register_month_partitions('bet');

-- Everything of an outcome as it was when the bet was taken; then the result, the revision that decided it, the score it
-- was decided by, and why.
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
  starts_at timestamptz not null,
  result text,
  dead_heat_places smallint,
  dead_heat_tied smallint,
  result_revision integer,
  score text not null default '',
  reason text not null default '',
  home_at_bet smallint,
  away_at_bet smallint,
  incident_at_bet integer,
  late boolean not null default false,
  names integer,
  constraint bet_leg_pkey primary key (fixture_id, member_id, bet_id, leg_no),
  constraint bet_leg_check check (
    odds >= 100 and (home_at_bet is null) = (away_at_bet is null)
    and (result is null or result in ('won', 'half-won', 'void', 'half-lost', 'lost', 'dead-heat')))
) partition by range (bet_id);
comment on column bet_leg.names is 'In shown_names; null for bets of before, which are called as is usual today.';
select register_month_partitions('bet_leg');

-- The first answer to each request with a key, for some days: accepted when bet_id is set, otherwise `refusal` is the
-- refusal as JSON text, its keys in their first order.
create table bet_request (
  member_id bigint not null,
  body_hash bytea not null,
  bet_id uuid,
  emoney bigint,
  refusal text,
  created_at timestamptz not null,
  digest bytea not null,
  constraint bet_request_once exclude using hash (digest with =),
  constraint bet_request_check check (((bet_id is null) = (refusal is not null)) and ((bet_id is null) = (emoney
      is null)))
);
comment on column bet_request.digest is 'SHA-256 of the member''s id, a blank and the Idempotency-Key.';

-- In-play bets that wait; their stakes are held under their ids.
create table bet_waiting (
  id uuid not null,
  member_id bigint not null,
  detail_type smallint not null,
  style text not null,
  accepts text not null,
  stake bigint not null,
  asked_odds bigint not null,
  total_odds integer not null,
  winnings bigint not null,
  request_key text,
  body_hash bytea,
  seconds smallint not null,
  started_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'waiting',
  balance bigint,
  refusal text,
  ended_at timestamptz,
  request_digest bytea,
  device text,
  address inet,
  constraint bet_waiting_pkey primary key (id),
  constraint bet_waiting_accepts_check check (accepts in ('none', 'better', 'any')),
  constraint bet_waiting_check check (((request_key is null) = (body_hash is null)) and ((request_key is null) =
      (request_digest is null))),
  constraint bet_waiting_check1 check ((state = 'waiting') = (ended_at is null)),
  constraint bet_waiting_check2 check ((state = 'waiting') = (balance is null)),
  constraint bet_waiting_check3 check ((state = 'refused') = (refusal is not null)),
  constraint bet_waiting_seconds_check check (seconds >= 0),
  constraint bet_waiting_stake_check check (stake > 0),
  constraint bet_waiting_state_check check (state in ('waiting', 'accepted', 'refused')),
  constraint bet_waiting_style_check check (style in ('KR', 'EU')),
  constraint bet_waiting_total_odds_check check (total_odds >= 100)
) with (fillfactor = 70);
create index bet_waiting_by_due on bet_waiting (due_at) where state = 'waiting';
create index bet_waiting_by_end on bet_waiting (ended_at) where state <> 'waiting';
create index bet_waiting_by_member on bet_waiting (member_id, id) where state = 'waiting';
create unique index bet_waiting_once on bet_waiting (member_id, request_digest) where state = 'waiting';

create table bet_waiting_leg (
  waiting_id uuid not null,
  leg_no smallint not null,
  fixture_id bigint not null,
  sport_id bigint not null,
  market_type_id integer not null,
  outcome_id bigint not null,
  pick text not null,
  line integer,
  odds integer not null,
  version integer not null,
  score_changes integer not null,
  incident integer not null,
  constraint bet_waiting_leg_pkey primary key (waiting_id, leg_no),
  constraint bet_waiting_leg_odds_check check (odds >= 100)
);

-- The back office: what operators did, one row an act, append-only, each sealed by a hash over itself and the row before,
-- so that one changed or taken out afterwards shows. Written only by src/server/site/acts.sql.ts.

create table act (
  id bigint not null,
  operator_id bigint not null,
  operator text not null,
  act text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  ip text not null,
  at timestamptz not null,
  -- The exact text that was hashed: jsonb would not give it back letter by letter.
  sealed_text text not null,
  previous_hash bytea not null,
  hash bytea not null,
  constraint act_pkey primary key (id),
  constraint act_hash_key unique (hash),
  constraint act_operator_id_fkey foreign key (operator_id) references member(id),
  constraint act_reason_check check (reason <> '')
);
create index act_by_subject on act (subject, id desc);
create trigger act_kept before delete or update
  on act for each row execute function act_refuse_change();
create trigger act_not_emptied before truncate
  on act for each statement execute function act_refuse_change();
