-- Notes on members and moves by hand stay as they were written.
create or replace function member_record_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'records of members are append-only: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
