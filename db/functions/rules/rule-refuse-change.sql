-- A version of a text stays as it was published.
create or replace function rule_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'versions of texts are append-only: % refused', tg_op using errcode = 'insufficient_privilege';
end
$$;
