-- The statement of a member (decision 79). Payouts of bets are found by an index of their own: those that are beside bets
-- stay few, and a look for deposits doesn't walk over a million payouts. Stakes are found by the bets themselves.
create index ledger_posting_paid on ledger_posting (to_account, at desc)
  where to_after is not null and kind = 'bet-settled';

-- What has moved in and out of a member's purse in a month of Seoul that is over, by kind: kept when somebody first asks
-- for it, and never changed, as no posting is. Only src/server/cashier/statement writes it.
create table statement_month (
  member_id bigint not null,
  -- The first day of the month.
  month date not null,
  purse text not null,
  kind text not null,
  moved_in bigint not null,
  moved_out bigint not null,
  moves bigint not null,
  constraint statement_month_pkey primary key (member_id, month, purse, kind),
  constraint statement_month_check check (purse in ('wallet', 'points') and moved_in >= 0 and moved_out >= 0)
);

-- Up to which month, it included, the months of a member are kept.
create table statement_kept (
  member_id bigint not null,
  month date not null,
  constraint statement_kept_pkey primary key (member_id)
);
