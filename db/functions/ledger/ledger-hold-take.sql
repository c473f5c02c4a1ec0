-- Sets won of members aside under the ids of holds: posts it to the house's account of what is held. No member may come
-- twice, and members come in ascending order. Answers the balance after each row, -1 where the money was not there and
-- nothing was moved.
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
  taken record;
  places integer[] := '{}';
  ids uuid[];
  amounts bigint[];
  answer bigint[] := array_fill(-1::bigint, array[cardinality(p_ids)]);
begin
  select r.members, r.balances into taken from ledger_reserve(p_members, p_amounts, p_at) r;
  for i in 1 .. cardinality(p_ids) loop
    if p_members[i] = taken.members[cardinality(places) + 1] then
      places := places || i;
    end if;
  end loop;
  ids := array(select p_ids[i] from unnest(places) i);
  amounts := array(select p_amounts[i] from unnest(places) i);
  perform ledger_post_reserved(ids, p_kind, taken.members, 'house:held', amounts, taken.balances, p_at, p_actor);
  insert into ledger_hold (id, account, amount, held_at)
  select h.id, ledger_wallet(h.member_id), h.amount, p_at
  from (select unnest(ids) as id, unnest(taken.members) as member_id, unnest(amounts) as amount) h;
  for i in 1 .. cardinality(places) loop
    answer[places[i]] := taken.balances[i];
  end loop;
  return answer;
end
$$;
