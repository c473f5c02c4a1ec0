-- Pays members from one house account, in fewer steps than ledger_post. Rows come in the order of members; whoever is paid
-- several times is paid in rounds, so that each round has a member once. A member who owes repays first, as everywhere.
-- Keys must be new; a member without a wallet throws. Gives the balance after each row.
create or replace function ledger_pay(
  p_refs uuid[], p_kind text, p_seqs integer[], p_from text, p_members bigint[], p_amounts bigint[],
  p_at timestamptz, p_actor text
) returns bigint[]
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  source constant bigint := ledger_account_id(p_from);
  has_order boolean;
  is_once boolean;
  answer bigint[];
  round integer[];
  after bigint[];
begin
  select bool_and(r.next_id is null or r.next_id >= r.id) and bool_and(r.amount > 0 and r.amount is not null),
    bool_and(r.next_id is null or r.next_id > r.id)
  into has_order, is_once
  from unnest(p_members, p_amounts, p_members[2:]) r(id, amount, next_id);
  if source is null or has_order is not true then
    raise exception 'ledger: a payment needs a house account, amounts, and its rows in the order of members';
  end if;
  if is_once then
    return ledger_pay_round(p_refs, p_kind, p_seqs, source, p_members, p_amounts, p_at, p_actor);
  end if;

  answer := array_fill(null::bigint, array[cardinality(p_members)]);
  for round in
    select array_agg(r.place order by r.place)
    from (
      select g.place::integer, g.place - min(g.place) over (partition by g.id) as turn
      from unnest(p_members) with ordinality g(id, place)
    ) r
    group by r.turn order by r.turn
  loop
    after := ledger_pay_round(array(select p_refs[i] from unnest(round) i), p_kind,
      array(select p_seqs[i] from unnest(round) i), source, array(select p_members[i] from unnest(round) i),
      array(select p_amounts[i] from unnest(round) i), p_at, p_actor);
    for i in 1 .. cardinality(round) loop
      answer[round[i]] := after[i];
    end loop;
  end loop;
  return answer;
end
$$;
