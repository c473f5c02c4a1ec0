-- Makes the partitions from the month before p_now to months_ahead after it; gives the number made. A month
-- whose rows already went to the default partition is left there.
create or replace function ensure_month_partitions(p_now timestamptz) returns integer
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
