-- Tables that grow with the business are partitioned by month, by a UUIDv7 or a timestamptz. Each has a
-- default partition, so that a missing month costs speed and never a bet; months are made ahead.

create table month_partitioned (
  table_name text primary key,
  months_ahead integer not null default 3
);

-- The smallest UUIDv7 of a moment: ranges of time become ranges of ids.
create function uuid_floor(p_at timestamptz) returns uuid
language sql immutable strict parallel safe
return (lpad(to_hex((extract(epoch from p_at) * 1000)::bigint), 12, '0') || rpad('', 20, '0'))::uuid;

-- Puts a partitioned table under the care of ensure_month_partitions; called once, by its migration.
create function register_month_partitions(p_table text) returns void
language plpgsql as $$
begin
  insert into month_partitioned (table_name) values (p_table);
  execute format('create table %I partition of %I default', p_table || '_default', p_table);
end
$$;

-- Makes the partitions from the month before p_now to months_ahead after it; gives the number made. A month
-- whose rows already went to the default partition is left there.
create function ensure_month_partitions(p_now timestamptz) returns integer
language plpgsql as $$
declare
  kept record;
  month_start timestamp;
  partition_name text;
  from_bound text;
  to_bound text;
  stray boolean;
  made integer := 0;
begin
  perform pg_advisory_xact_lock(1, 2);
  for kept in
    select m.table_name, m.months_ahead, a.attname as key_column, a.atttypid = 'uuid'::regtype as by_uuid
    from month_partitioned m
    join pg_partitioned_table p on p.partrelid = m.table_name::regclass
    join pg_attribute a on a.attrelid = p.partrelid and a.attnum = p.partattrs[0]
    order by m.table_name
  loop
    for month_start in
      select generate_series(
        date_trunc('month', p_now at time zone 'UTC') - interval '1 month',
        date_trunc('month', p_now at time zone 'UTC') + kept.months_ahead * interval '1 month',
        interval '1 month')
    loop
      partition_name := kept.table_name || to_char(month_start, '_YYYY_MM');
      continue when to_regclass(partition_name) is not null;
      from_bound := month_start at time zone 'UTC';
      to_bound := (month_start + interval '1 month') at time zone 'UTC';
      if kept.by_uuid then
        from_bound := uuid_floor(from_bound::timestamptz);
        to_bound := uuid_floor(to_bound::timestamptz);
      end if;
      execute format('select exists (select from %I where %I >= %L and %I < %L)',
        kept.table_name || '_default', kept.key_column, from_bound, kept.key_column, to_bound) into stray;
      continue when stray;
      execute format('create table %I partition of %I for values from (%L) to (%L)',
        partition_name, kept.table_name, from_bound, to_bound);
      made := made + 1;
    end loop;
  end loop;
  return made;
end
$$;
