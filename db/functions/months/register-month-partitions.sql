-- Puts a partitioned table under the care of ensure_month_partitions; called once, by its migration.
create or replace function register_month_partitions(p_table text) returns void
language plpgsql as $$
begin
  insert into month_partitioned (table_name) values (p_table);
  execute format('create table %I partition of %I default', p_table || '_default', p_table);
end
$$;
