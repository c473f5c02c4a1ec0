-- Event coins are a third currency of the ledger, with the guarantees of the other two (decision 44).
alter table ledger_account drop constraint ledger_account_check;
alter table ledger_account add constraint ledger_account_check check (
  owed <= 0 and (currency = 'won' or currency = 'point' or currency = 'coin') and case kind
    when 'wallet' then coalesce(balance >= 0 and id = member_id * 16 and id >= 0, false)
    when 'debt' then coalesce(balance <= 0 and id = member_id * 16 + 1 and id >= 0, false)
    when 'points' then coalesce(balance >= 0 and id = member_id * 16 + 2 and id >= 0, false)
    when 'points-debt' then coalesce(balance <= 0 and id = member_id * 16 + 3 and id >= 0, false)
    when 'coins' then coalesce(balance >= 0 and owed = 0 and currency = 'coin' and id = member_id * 16 + 4 and id >= 0,
      false)
    else kind = 'house' and id < 0 and member_id is null and balance is null end);
insert into ledger_account (id, address, kind, currency)
values (nextval('ledger_house_account_id'), 'house:coins', 'house', 'coin');
insert into ledger_account (id, address, member_id, kind, currency, balance)
select ledger_coins(member_id), 'member:' || member_id || ':coins', member_id, 'coins', 'coin', 0
from ledger_account where kind = 'wallet';

-- Daily quests (handbook 5.9). What a member has done is not kept: it is read from bets and attendance.
create table quest (
  id bigint generated always as identity,
  title text not null,
  kind text not null,
  -- Of 'sports-folds' alone: how many legs a bet has at least.
  folds_min smallint,
  -- Of 'bet-count' and 'bet-stakes' alone: 1 before the start, 2 in play.
  game_type smallint,
  target bigint not null,
  points bigint not null,
  coins bigint not null,
  place smallint not null,
  starts_on date not null,
  ends_on date,
  stopped_at timestamptz,
  created_at timestamptz not null,
  constraint quest_pkey primary key (id),
  constraint quest_kind_check check (
    kind in ('login', 'attendance', 'sports-folds', 'bet-count', 'bet-stakes', 'post')
    and (kind = 'sports-folds') = (folds_min is not null)
    and (kind in ('bet-count', 'bet-stakes')) = (game_type is not null)
    and (folds_min between 2 and 10) is not false and (game_type in (1, 2)) is not false),
  constraint quest_check check (
    target > 0 and points >= 0 and coins >= 0 and points + coins > 0 and place > 0 and ends_on >= starts_on)
);

-- A reward that was taken: each once for a member and day, by the key.
create table quest_claim (
  member_id bigint not null,
  day date not null,
  quest_id bigint not null,
  points bigint not null,
  coins bigint not null,
  -- What its postings refer to.
  ref uuid not null,
  claimed_at timestamptz not null,
  constraint quest_claim_pkey primary key (member_id, day, quest_id),
  constraint quest_claim_member_id_fkey foreign key (member_id) references member (id),
  constraint quest_claim_quest_id_fkey foreign key (quest_id) references quest (id)
);
create index quest_claim_by_day on quest_claim (day, quest_id);

-- The bonus for a day on which all quests were finished.
create table quest_bonus_claim (
  member_id bigint not null,
  day date not null,
  points bigint not null,
  ref uuid not null,
  claimed_at timestamptz not null,
  constraint quest_bonus_claim_pkey primary key (member_id, day),
  constraint quest_bonus_claim_member_id_fkey foreign key (member_id) references member (id)
);
create index quest_bonus_claim_by_day on quest_bonus_claim (day);

-- One row: what holds for all quests. Whoever changes quests locks it first.
create table quest_rule (
  only_row boolean not null default true,
  bonus_points bigint not null,
  constraint quest_rule_pkey primary key (only_row),
  constraint quest_rule_check check (only_row and bonus_points >= 0)
);
insert into quest_rule (bonus_points) values (1000);

-- Prize tables of the coin draw: versions, of which none ever changes.
create table coin_prize_table (
  version integer not null,
  -- Coins for one draw.
  cost bigint not null,
  -- Draws of a member a day.
  daily_limit integer not null,
  made_at timestamptz not null,
  constraint coin_prize_table_pkey primary key (version),
  constraint coin_prize_table_check check (version > 0 and cost > 0 and daily_limit > 0)
);
create table coin_prize (
  version integer not null,
  place smallint not null,
  -- Of 10,000; those of a version add up to it.
  weight integer not null,
  points bigint not null,
  coins bigint not null,
  constraint coin_prize_pkey primary key (version, place),
  constraint coin_prize_version_fkey foreign key (version) references coin_prize_table (version),
  constraint coin_prize_check check (place > 0 and weight > 0 and points >= 0 and coins >= 0)
);

-- One row: whether coins can be drawn with at all.
create table coin_event (
  only_row boolean not null default true,
  open boolean not null,
  constraint coin_event_pkey primary key (only_row),
  constraint coin_event_check check (only_row)
);
insert into coin_event (open) values (true);

-- A member's chain of seeds (decision 44): its end is told before the first draw, its secret never. One at a time.
create table coin_chain (
  id bigint generated always as identity,
  member_id bigint not null,
  -- Link 0, SHA-256 of link 1.
  chain_end bytea not null,
  -- The last link, sealed by the house's key.
  secret_sealed bytea not null,
  links integer not null,
  committed_at timestamptz not null,
  -- How many of its links were drawn with and told; the next draw takes the one behind.
  drawn integer not null default 0,
  -- The prize table of the next draw, fixed when its seed was the next one.
  next_version integer not null,
  constraint coin_chain_pkey primary key (id),
  constraint coin_chain_member_id_fkey foreign key (member_id) references member (id),
  constraint coin_chain_next_version_fkey foreign key (next_version) references coin_prize_table (version),
  constraint coin_chain_check check (length(chain_end) = 32 and links > 0 and drawn between 0 and links)
);
create unique index coin_chain_in_use on coin_chain (member_id) where drawn < links;

create table coin_draw (
  id uuid not null,
  chain_id bigint not null,
  -- Counts the draws of a chain from 1, without a gap: each but the first has the one before it.
  counter integer not null,
  counter_before integer generated always as (nullif(counter - 1, 0)) stored,
  member_id bigint not null,
  request_key text not null,
  word text not null,
  -- The link that it was drawn with, told with the draw.
  seed bytea not null,
  number integer not null,
  version integer not null,
  place smallint not null,
  cost bigint not null,
  points bigint not null,
  coins bigint not null,
  day date not null,
  drawn_at timestamptz not null,
  constraint coin_draw_pkey primary key (chain_id, counter),
  constraint coin_draw_id_key unique (id),
  constraint coin_draw_request_key unique (member_id, request_key),
  constraint coin_draw_chain_id_fkey foreign key (chain_id) references coin_chain (id),
  constraint coin_draw_no_gap foreign key (chain_id, counter_before) references coin_draw (chain_id, counter),
  constraint coin_draw_place_fkey foreign key (version, place) references coin_prize (version, place),
  constraint coin_draw_check check (counter > 0 and number >= 0 and number < 10000 and length(seed) = 32)
);
create index coin_draw_of_member on coin_draw (member_id, id desc);
create index coin_draw_by_day on coin_draw (day);

create trigger coin_prize_table_kept before update or delete on coin_prize_table
  for each row execute function coin_refuse_change();
create trigger coin_prize_kept before update or delete on coin_prize for each row execute function coin_refuse_change();
create trigger coin_draw_kept before update or delete on coin_draw for each row execute function coin_refuse_change();
