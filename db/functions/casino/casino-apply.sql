-- The last act of such a batch: keeps each call under its number with its answer, a stone in the place of a bet whose refund
-- came first, what ended each bet, and how rounds stand; then settles and cancels those bets as every bet is. Lists of
-- changes come in the order of members. Answers what members are told, as settle_bets does. Rows are named by lists as well as
-- by the join: whichever side it begins with, it begins with those rows and not with the whole table.
create or replace function casino_apply(
  p_suppliers smallint[], p_refs text[], p_kinds text[], p_states text[], p_members bigint[], p_rounds bigint[], p_bet_refs text[],
  p_amounts bigint[], p_digests text[], p_answers text[], p_stones text[],
  e_suppliers smallint[], e_refs text[], e_resolutions text[], e_by text[],
  r_ids bigint[], r_states text[],
  s_changes bet_change[], c_changes bet_change[], p_ref uuid, p_at timestamptz,
  out balances text
)
language plpgsql
as $$
begin
  insert into casino_transaction (supplier_id, ref, kind, state, member_id, round_id, bet_ref, amount, digest, answer, at)
  select t.supplier_id, t.ref, t.kind, t.state, t.member_id, t.round_id, t.bet_ref, t.amount, t.digest, t.answer, p_at
  from (
    select unnest(p_suppliers) as supplier_id, unnest(p_refs) as ref, unnest(p_kinds) as kind,
      unnest(p_states) as state, unnest(p_members) as member_id,
      unnest(p_rounds) as round_id, unnest(p_bet_refs) as bet_ref, unnest(p_amounts) as amount,
      unnest(p_digests) as digest, unnest(p_answers) as answer
  ) t
  where t.ref is not null;

  insert into casino_transaction (supplier_id, ref, kind, state, member_id, amount, answer, at)
  select t.supplier_id, t.bet_ref, 'bet', 'tombstone', t.member_id, 0, t.stone, p_at
  from (
    select unnest(p_suppliers) as supplier_id, unnest(p_bet_refs) as bet_ref, unnest(p_members) as member_id,
      unnest(p_stones) as stone
  ) t
  where t.stone is not null;

  update casino_transaction t set resolution = e.resolution, resolved_by = e.by, resolved_at = p_at
  from (
    select unnest(e_suppliers) as supplier_id, unnest(e_refs) as ref, unnest(e_resolutions) as resolution, unnest(e_by) as by
  ) e
  where t.supplier_id = e.supplier_id and t.ref = e.ref
    and t.supplier_id = any(e_suppliers) and t.ref = any(e_refs);

  update casino_round r set state = s.state, ended_at = p_at
  from (select unnest(r_ids) as id, unnest(r_states) as state) s
  where r.id = s.id and r.id = any(r_ids) and r.state = 'open';

  if cardinality(s_changes) + cardinality(c_changes) = 0 then
    return;
  end if;
  perform settling_keep(0, 1, '{}', s_changes, null, p_at);
  perform bet_note_ended(s_changes || c_changes, p_at);
  balances := json_build_object('cancelled', settling_cancel(c_changes, 'supplier', p_at),
    'takenBack', settling_take_back(0, s_changes, p_ref, p_at), 'paid', settling_pay(s_changes, p_at))::text;
end
$$;
