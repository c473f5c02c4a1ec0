-- Several followers of the bets that end: sums of reports, turnover, commissions, points. What is noted beside the bets
-- (bet_ended) is put in one order here, under one lock, so that the numbers are those of the commits; each follower
-- remembers how far it has come (docs/decisions/0070).

-- A row for each stretch of bets that came out otherwise, as bet_ended has it. Rows that every follower has passed are
-- purged. Written, as bet_follower, only by src/server/bets/record/ended-bets.sql.ts.
create table bet_ended_log (
  n bigint not null generated always as identity,
  at timestamptz not null,
  bets uuid[] not null,
  members bigint[] not null,
  stakes bigint[] not null,
  old_statuses smallint[] not null,
  old_payouts bigint[] not null,
  statuses smallint[] not null,
  payouts bigint[] not null,
  constraint bet_ended_log_pkey primary key (n)
);
alter table bet_ended_log alter column bets set storage external, alter column members set storage external,
  alter column stakes set storage external, alter column old_statuses set storage external,
  alter column old_payouts set storage external, alter column statuses set storage external,
  alter column payouts set storage external;

create table bet_follower (
  name text not null,
  -- All rows of the log up to this one are done.
  done_to bigint not null default 0,
  constraint bet_follower_pkey primary key (name)
);
insert into bet_follower (name) values ('reports');
