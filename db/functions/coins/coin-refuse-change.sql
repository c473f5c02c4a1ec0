-- What was published and what was drawn stays as it is, for ever.
create or replace function coin_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'published prizes and draws stay: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
