-- What the operators' reports are kept in. A bet that ends, or ends otherwise, is noted in the transaction that settles or
-- cancels it; the sums behind the reports follow a moment later, each bet once (docs/decisions/0058).

-- Bets that have come out otherwise and are not in the sums yet, as they were and as they are: a row for each stretch of
-- a settlement. Whoever adds them to the sums takes them away. Written by bet_note_ended and
-- src/server/bets/record/ended-bets.sql.ts.
create table bet_ended (
  id bigint not null generated always as identity,
  at timestamptz not null,
  bets uuid[] not null,
  members bigint[] not null,
  stakes bigint[] not null,
  old_statuses smallint[] not null,
  old_payouts bigint[] not null,
  statuses smallint[] not null,
  payouts bigint[] not null,
  constraint bet_ended_pkey primary key (id)
);
-- Kept for seconds: packing it costs more than the room that it takes.
alter table bet_ended alter column bets set storage external, alter column members set storage external,
  alter column stakes set storage external, alter column old_statuses set storage external,
  alter column old_payouts set storage external, alter column statuses set storage external,
  alter column payouts set storage external;

-- What a bet has moved, with all that it is summed up by.
create type report_entry as (
  hour timestamptz,
  member_id bigint,
  product smallint,
  detail integer,
  sport_id integer,
  league_id integer,
  market_type_id integer,
  level smallint,
  bets bigint,
  staked bigint,
  cancelled_bets bigint,
  cancelled bigint,
  settled_bets bigint,
  settled bigint,
  void_bets bigint,
  void bigint,
  paid bigint
);

-- The sums of a day in Seoul by what was bet on. The product is the bet's game type; 0 is what belongs to none. Sport and
-- league are those that all legs share, or 0; the market is that of a bet on one match, or 0. The level is the member's
-- when it was counted. Amounts are won, and points where they say so. Written, as the two below, by report_count_bets
-- and src/server/reports/follow/report-sums.sql.ts.
create table report_day (
  day date not null,
  product smallint not null,
  detail integer not null,
  sport_id integer not null,
  league_id integer not null,
  market_type_id integer not null,
  level smallint not null,
  bets bigint not null default 0,
  staked bigint not null default 0,
  cancelled_bets bigint not null default 0,
  cancelled bigint not null default 0,
  settled_bets bigint not null default 0,
  settled bigint not null default 0,
  void_bets bigint not null default 0,
  void bigint not null default 0,
  paid bigint not null default 0,
  points_in bigint not null default 0,
  points_out bigint not null default 0,
  constraint report_day_pkey primary key (day, product, detail, sport_id, league_id, market_type_id, level)
) with (fillfactor = 80);

create table report_member_day (
  day date not null,
  member_id bigint not null,
  product smallint not null,
  level smallint not null,
  bets bigint not null default 0,
  staked bigint not null default 0,
  cancelled_bets bigint not null default 0,
  cancelled bigint not null default 0,
  settled_bets bigint not null default 0,
  settled bigint not null default 0,
  void_bets bigint not null default 0,
  void bigint not null default 0,
  paid bigint not null default 0,
  points_in bigint not null default 0,
  points_out bigint not null default 0,
  constraint report_member_day_pkey primary key (day, member_id, product, level)
) with (fillfactor = 80);
create index report_member_day_of_member on report_member_day (member_id, day);

create table report_hour (
  hour timestamptz not null,
  product smallint not null,
  bets bigint not null default 0,
  staked bigint not null default 0,
  cancelled_bets bigint not null default 0,
  cancelled bigint not null default 0,
  settled_bets bigint not null default 0,
  settled bigint not null default 0,
  void_bets bigint not null default 0,
  void bigint not null default 0,
  paid bigint not null default 0,
  constraint report_hour_pkey primary key (hour, product)
) with (fillfactor = 80);

-- How far the sums have come: all bets below an id, all postings of points up to a number. What comes next is noted
-- together with the transaction from which on it is still being written. Days before `whole_from` were there before the
-- sums and are compared with the ledger in one. Written only by src/server/reports/follow/report-follow.sql.ts.
create table report_follow (
  one boolean not null default true,
  bets_to uuid not null default '00000000-0000-0000-0000-000000000000',
  points_to bigint not null default 0,
  next_bets_to uuid,
  next_points_to bigint,
  next_at timestamptz,
  written_below xid8,
  counted_at timestamptz,
  whole_from date not null,
  constraint report_follow_pkey primary key (one),
  constraint report_follow_one check (one)
);
insert into report_follow (whole_from)
select case when exists (select from bet) then seoul_day(now()) + 1 else '-infinity'::date end;

-- Bets that had ended before there were reports, as they stand, in portions.
insert into bet_ended (at, bets, members, stakes, old_statuses, old_payouts, statuses, payouts)
select max(settled_at), array_agg(id), array_agg(member_id), array_agg(stake), array_agg(0::smallint),
  array_agg(null::bigint), array_agg(status), array_agg(payout)
from (
  select b.*, (row_number() over (partition by seoul_day(b.settled_at) order by b.member_id, b.id)) / 1000 as portion
  from bet b where b.status <> 0
) ended
group by seoul_day(settled_at), portion;

-- What moves beside bets, in the order of booking: points are followed by it.
create index ledger_posting_beside_bets on ledger_posting (n) where kind not in
  ('bet', 'bet-waiting', 'bet-refused', 'bet-cancelled', 'bet-settled', 'settlement-reversed');

-- Each time that the sums were held against the ledger. Written only by src/server/reports/check/report-checks.sql.ts.
create table report_check (
  at timestamptz not null,
  days integer not null,
  faults text[] not null,
  constraint report_check_pkey primary key (at)
);

-- What happens to the house itself: a process that starts or goes, an alarm that begins or ends (T4). Kept as long as
-- bets are. Written only by src/server/back-office/events/house-events.sql.ts.
create table house_event (
  id bigint not null generated always as identity,
  at timestamptz not null,
  kind text not null,
  -- Which process, source or task; of an alarm its code first.
  subject text not null,
  detail text not null default '',
  -- When it was over; of what lasts.
  ended_at timestamptz,
  constraint house_event_pkey primary key (id),
  constraint house_event_kind check (kind in ('started', 'stopped', 'alarm'))
);
create index house_event_by_time on house_event (at desc, id desc);
create unique index house_event_lasting on house_event (kind, subject) where kind = 'alarm' and ended_at is null;
