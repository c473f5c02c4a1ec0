-- What was offered at any instant: one row for each change of an outcome, its price, its line, its state.
-- Written only by src/server/fixtures, in the transaction of the change. Rows are never changed; whole days go
-- when they are old enough (drop_odds_history).

create table odds_history (
  outcome_id bigint not null,
  changed_at timestamptz not null,
  -- The running number of the fixture's changes: the order of what happened in one millisecond.
  seq integer not null,
  version integer not null,
  odds integer not null,
  odds_by_operator integer,
  line integer,
  -- Everything above the outcome considered; 'closed' when its match is over or called off.
  status text not null check (status in ('open', 'suspended', 'settled', 'closed'))
) partition by range (changed_at);
create index odds_history_by_outcome on odds_history (outcome_id, changed_at, seq);

-- Rows of days without a partition of their own, and what still stood when its day was dropped.
create table odds_history_default partition of odds_history default;

create function refuse_odds_history_change() returns trigger
language plpgsql as $$
begin
  raise exception 'odds_history is never changed';
end
$$;
create trigger odds_history_stands before update or delete on odds_history
  for each row execute function refuse_odds_history_change();

-- Makes the partitions from the day of p_now to p_days_ahead after it; gives the number made. A day whose rows
-- already went to the default partition is left there.
create function ensure_odds_history(p_now timestamptz, p_days_ahead integer) returns integer
language plpgsql as $$
declare
  today date := (p_now at time zone 'UTC')::date;
  day date;
  from_bound timestamptz;
  stray boolean;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(1, 3);
  for day in select today + n from generate_series(0, p_days_ahead) n loop
    continue when to_regclass('odds_history' || to_char(day, '_YYYY_MM_DD')) is not null;
    from_bound := day::timestamp at time zone 'UTC';
    select exists (select from odds_history_default
      where changed_at >= from_bound and changed_at < from_bound + interval '1 day') into stray;
    continue when stray;
    execute format('create table %I partition of odds_history for values from (%L) to (%L)',
      'odds_history' || to_char(day, '_YYYY_MM_DD'), from_bound, from_bound + interval '1 day');
    made := made + 1;
  end loop;
  return made;
end
$$;

-- Drops the days that ended before p_before; gives their number. What stood then on fixtures that were changed
-- since is kept in the default partition, so that every later instant can still be answered.
create function drop_odds_history(p_before timestamptz) returns integer
language plpgsql as $$
declare
  old text;
  dropped integer := 0;
  first_kept timestamptz := date_trunc('day', p_before, 'UTC');
begin
  perform pg_advisory_xact_lock(1, 3);
  create temporary table standing on commit drop as
    select distinct on (h.outcome_id) h.*
    from odds_history h
    join outcome o on o.id = h.outcome_id
    join fixture f on f.id = o.fixture_id
    where h.changed_at < first_kept
      and (f.updated_at >= first_kept or f.status in ('not-started', 'about-to-start', 'live', 'interrupted', 'postponed'))
    order by h.outcome_id, h.changed_at desc, h.seq desc;
  insert into standing select * from odds_history_default where changed_at >= first_kept;
  truncate odds_history_default;
  for old in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'odds_history'::regclass and c.relname ~ '_\d{4}_\d\d_\d\d$'
      and to_date(right(c.relname, 10), 'YYYY_MM_DD') < (first_kept at time zone 'UTC')::date
  loop
    execute format('drop table %I', old);
    dropped := dropped + 1;
  end loop;
  insert into odds_history_default select * from standing;
  drop table standing;
  return dropped;
end
$$;

-- What is on offer when this table comes into being stands as its first rows.
insert into odds_history (outcome_id, changed_at, seq, version, odds, odds_by_operator, line, status)
select o.id, o.changed_at, f.seq, o.version, o.odds, o.odds_by_operator, m.line,
       case when f.status in ('finished', 'cancelled', 'postponed', 'interrupted', 'abandoned', 'coverage-lost')
            then 'closed'
            when o.status = 'open' and (m.suspended or f.suspended) then 'suspended' else o.status end
from outcome o join market m on m.id = o.market_id join fixture f on f.id = o.fixture_id;
