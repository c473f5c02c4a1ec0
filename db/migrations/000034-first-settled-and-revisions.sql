-- When a bet was first settled as won or lost, where a correction has moved settled_at since: it counts once for what counts
-- settled bets.
alter table bet add column first_settled_at timestamptz;

-- Two operators who change one notice: the later one is told.
alter table notice add column revision integer not null default 1;
