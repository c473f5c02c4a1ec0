-- A chain of seeds that was committed to stays as it is; its links are given one after the other, and none is taken back.
create or replace function chain_refuse_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.given <> old.given + 1
    or (new.id, new.game_id, new.chain_end, new.secret_sealed, new.links, new.committed_at)
      is distinct from (old.id, old.game_id, old.chain_end, old.secret_sealed, old.links, old.committed_at)
  then
    raise exception 'a chain that was committed to stays: % refused', tg_op
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
