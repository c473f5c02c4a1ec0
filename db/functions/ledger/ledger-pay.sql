-- Pays members from one house account, in fewer steps than ledger_post: each member's wallet is written once,
-- however often it is paid. The rows of a member must lie together, in the order of members. A member who
-- owes repays first, as everywhere. Keys must be new; a member without a wallet throws.
-- Gives the balance after each row.
create or replace function ledger_pay(
  p_ref uuid[], p_kind text, p_seq integer[], p_from text, p_members bigint[], p_amount bigint[],
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
  rows_given constant integer := cardinality(p_members);
  places integer[];
  balances bigint[];
  rest integer[];
  after bigint;
  answer bigint[];
begin
  if source is null or exists (
    select from unnest(p_members, p_amount) with ordinality r(member_id, amount, place)
    group by r.member_id
    having max(r.place) - min(r.place) + 1 <> count(*) or min(r.amount) <= 0 or bool_or(r.amount is null)
  ) then
    raise exception 'ledger: a payment needs a house account, amounts, and the rows of a member together';
  end if;
  with purse as materialized (
    select r.member_id, min(r.place)::integer as first, max(r.place)::integer as last, sum(r.amount)::bigint as total
    from unnest(p_members, p_amount) with ordinality r(member_id, amount, place)
    group by r.member_id order by r.member_id
  ), paid as (
    update ledger_account a set balance = a.balance + p.total
    from purse p where a.id = ledger_wallet(p.member_id) and a.owed = 0
    returning a.id, a.balance, p.first, p.last
  ), posting as materialized (
    select p.id, at.place, p.balance - coalesce(sum(p_amount[at.place])
      over (partition by p.id order by at.place desc rows between unbounded preceding and 1 preceding), 0)::bigint as balance_after
    from paid p cross join lateral generate_series(p.first, p.last) at(place)
  ), posted as (
    insert into ledger_posting (ref_id, kind, seq, from_account, to_account, amount, to_after, at, actor)
    select p_ref[p.place], p_kind, p_seq[p.place], source, p.id, p_amount[p.place], p.balance_after, p_at, p_actor
    from posting p order by p.place
  )
  select array_agg(p.place order by p.place), array_agg(p.balance_after order by p.place) into places, balances from posting p;
  if cardinality(places) = rows_given then
    return balances;
  end if;

  answer := array_fill(null::bigint, array[rows_given]);
  for i in 1 .. coalesce(cardinality(places), 0) loop
    answer[places[i]] := balances[i];
  end loop;
  rest := array(select place from generate_series(1, rows_given) place where answer[place] is null);
  for i in 1 .. cardinality(rest) loop
    select p.balance into after
    from ledger_post(p_ref[rest[i]:rest[i]], array[p_kind], p_seq[rest[i]:rest[i]], array[0], array[source],
      array[ledger_wallet(p_members[rest[i]])], p_amount[rest[i]:rest[i]], p_at, p_actor) p
    where p.state = 'booked';
    if after is null then
      raise exception 'ledger: member % has no wallet to be paid to', p_members[rest[i]];
    end if;
    answer[rest[i]] := after;
  end loop;
  return answer;
end
$$;
