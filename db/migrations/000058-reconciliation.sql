-- Books held against each other each minute (decision 79).

-- Finds postings by their number, bets among them: they lie in that order, so it costs next to nothing to keep.
create index ledger_posting_by_number on ledger_posting using brin (n) with (pages_per_range = 32, autosummarize = on);

-- How far the balances have been proved by the postings. What comes next is noted together with the transaction from
-- which on it is still being written. These three are written only by src/server/ledger/proof/proved-postings.sql.ts.
create table ledger_proof (
  one boolean not null default true,
  proved_to bigint not null default 0,
  next_to bigint not null default 0,
  written_below xid8 not null default '0',
  constraint ledger_proof_pkey primary key (one),
  constraint ledger_proof_one check (one)
);
insert into ledger_proof default values;

-- What the postings up to there sum to, for each account.
create table ledger_proved_account (
  account bigint not null,
  total bigint not null,
  constraint ledger_proved_account_pkey primary key (account)
);

-- The same postings in stretches, each with a digest of all that stands in it: it is looked at again and again, so that
-- what was changed behind the ledger's back is seen.
create table ledger_proved_stretch (
  n_from bigint not null,
  n_to bigint not null,
  postings bigint not null,
  digest numeric not null,
  first_at timestamptz,
  last_at timestamptz,
  looked_at timestamptz not null,
  constraint ledger_proved_stretch_pkey primary key (n_from),
  constraint ledger_proved_stretch_check check (n_to > n_from)
);
create index ledger_proved_stretch_by_look on ledger_proved_stretch (looked_at);
create index ledger_proved_stretch_by_time on ledger_proved_stretch (last_at);

-- What each run of a check found. Those without a difference are forgotten after a week. Written only by
-- src/server/cashier/reconciliation/reconciliation-runs.sql.ts.
create table reconciliation_run (
  id bigint not null generated always as identity,
  check_name text not null,
  at timestamptz not null,
  -- How many things were held against each other.
  compared bigint not null,
  -- In words; the first of them.
  differences text[] not null,
  difference_count integer not null,
  milliseconds integer not null,
  constraint reconciliation_run_pkey primary key (id)
);
create index reconciliation_run_by_check on reconciliation_run (check_name, id desc);
create index reconciliation_run_wrong on reconciliation_run (id desc) where difference_count > 0;
