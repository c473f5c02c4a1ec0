-- What each process of the house says of itself every ten seconds; a process that ends takes its row away, and one that
-- dies is swept by the others. Written only by src/server/platform/watch/process-reports.sql.ts.
create table process_report (
  id uuid not null,
  told_at timestamptz not null,
  report jsonb not null,
  constraint process_report_pkey primary key (id)
);

-- Each time that the house has proved its own books. Written only by src/server/ledger/ledger-checks.sql.ts.
create table ledger_check (
  at timestamptz not null,
  postings bigint not null,
  faults text[] not null,
  constraint ledger_check_pkey primary key (at)
);
