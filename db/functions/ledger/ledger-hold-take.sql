-- Sets money of members aside, each member named once, under the ids of the holds: what ledger_take does.
-- Answers the balance after each row in its place, -1 where it did not suffice and nothing was moved.
create or replace function ledger_hold_take(
  p_ids uuid[], p_kind text, p_members bigint[], p_amounts bigint[], p_at timestamptz, p_actor text
) returns bigint[]
language plpgsql
set enable_seqscan = off
set enable_hashjoin = off
set enable_mergejoin = off
set enable_bitmapscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  held constant bigint := ledger_account_id('house:held');
  answer bigint[];
begin
  with taken as (
    update ledger_account a set balance = a.balance - t.amount
    from unnest(p_members, p_amounts) with ordinality t(member_id, amount, place)
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.place::integer, t.amount, a.id, a.balance
  ), posted as (
    insert into ledger_posting (ref_id, kind, from_account, to_account, amount, from_after, at, actor)
    select p_ids[t.place], p_kind, t.id, held, t.amount, t.balance, p_at, p_actor from taken t
  ), noted as (
    insert into ledger_hold (id, account, amount, held_at)
    select p_ids[t.place], t.id, t.amount, p_at from taken t
  )
  select array_agg(coalesce(t.balance, -1) order by asked.place) into answer
  from generate_subscripts(p_ids, 1) asked(place) left join taken t on t.place = asked.place;
  return answer;
end
$$;
