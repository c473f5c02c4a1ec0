-- Exclusions, the history of protection and decisions on alarms stay as they were written.
create or replace function protection_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'protection is append-only: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
