-- What was once in force or published stays as it is: versions of terms.
create or replace function minigame_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'what was in force stays: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
