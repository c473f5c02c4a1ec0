-- A round goes from open to closed to drawn, or is made void before its draw, and never back. What it was opened with stays
-- as it is, and so does each thing that was told of it: beacon, seed, draw, results. Nobody can exchange them, whoever has the
-- house's own connection to the database.
create or replace function round_refuse_change() returns trigger
language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.id, new.game_id, new.day, new.number, new.starts_at, new.closes_at, new.draws_at, new.terms_version,
      new.chain_id, new.link, new.commitment, new.beacon_kind, new.keeper_end)
      is distinct from (old.id, old.game_id, old.day, old.number, old.starts_at, old.closes_at, old.draws_at,
      old.terms_version, old.chain_id, old.link, old.commitment, old.beacon_kind, old.keeper_end)
    or old.state in ('drawn', 'void') and new.state <> old.state
    or old.state = 'closed' and new.state = 'open' or old.state = 'open' and new.state = 'drawn'
    or old.beacon is not null and new.beacon is distinct from old.beacon
    or old.bets_digest is not null and new.bets_digest is distinct from old.bets_digest
    or old.seed is not null and new.seed is distinct from old.seed
    or old.draw is not null and (new.draw, new.results) is distinct from (old.draw, old.results)
  then
    raise exception 'a round stays as it was told: % of % refused', tg_op, old.id
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
