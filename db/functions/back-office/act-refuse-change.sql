-- What operators did stays as it was written.
create or replace function act_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the act log is append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end
$$;
