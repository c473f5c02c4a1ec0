-- The day's closing (field W14, T6): what the accounts held and moved, the ledger against requests and gateway. Kept as long
-- as postings are. Written only by src/server/cashier/closing/closings.sql.ts.
create table cash_closing (
  -- A day in Seoul.
  day date not null,
  closed_at timestamptz not null,
  -- Up to which posting the sums go.
  proved_to bigint not null,
  -- What each account held before, what came and went, and what it held then: accounts of the house, and members together.
  accounts jsonb not null,
  -- By direction and method: what the ledger booked beside what requests and the gateway say.
  flows jsonb not null,
  constraint cash_closing_pkey primary key (day)
);

-- What did not agree on a day, and how an operator explains it.
create table cash_closing_difference (
  id bigint not null generated always as identity,
  day date not null,
  what text not null,
  amount bigint not null,
  explanation text,
  explained_by bigint,
  explained_at timestamptz,
  constraint cash_closing_difference_pkey primary key (id),
  constraint cash_closing_difference_day_fkey foreign key (day) references cash_closing (day),
  constraint cash_closing_difference_explained_by_fkey foreign key (explained_by) references member (id),
  constraint cash_closing_difference_check check ((explanation is null) = (explained_at is null)
    and (explanation is null) = (explained_by is null))
);
create index cash_closing_difference_day on cash_closing_difference (day, id);

-- The deposit side of protection (fields P1, P12). Deposits are limited as stakes are, and what they show is a mark as well.
alter table protection_limit drop constraint protection_limit_check;
alter table protection_limit add constraint protection_limit_check check (
  kind in ('stake', 'loss', 'time', 'deposit') and period in ('day', 'week', 'month') and (kind <> 'time' or period = 'day')
  and (amount is null or amount >= 0) and (rise_amount is null or rise_asked_at is not null));
drop index protection_history_once;
create unique index protection_history_once on protection_history (member_id, day, what, kind, period)
  nulls not distinct where what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up', 'break-due',
    'stakes-rising', 'loss-chased', 'night-play', 'deposits-rising', 'deposits-declined', 'withdrawals-cancelled');
drop index protection_alarm;
create index protection_alarm on protection_history (id)
  where what in ('limit-reached', 'cap-reached', 'bet-while-excluded', 'time-used-up', 'stakes-rising', 'loss-chased',
    'night-play', 'deposits-rising', 'deposits-declined', 'withdrawals-cancelled');
