-- Postings stay as they are, for ever: what was wrong is put right by a further one.
create or replace function ledger_refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % refused', tg_op, tg_table_name
    using errcode = 'insufficient_privilege';
end
$$;
