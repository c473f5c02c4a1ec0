-- Pays members from one house account, in fewer steps than ledger_post: each member's wallet is written once, however
-- often it is paid. Rows come in the order of members. A member who owes repays first, as everywhere. Keys must be new; a
-- member without a wallet throws. Gives the balance after each row.
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
  given record;
  -- What each member has then; null where one owes, or has no wallet.
  purses bigint[];
  answer bigint[];
  paid integer[];
  rest integer[];
  at integer;
begin
  if source is null or exists (
    select from unnest(p_members, p_amounts, p_members[2:]) r(id, amount, next_id)
    where r.next_id < r.id or r.id is null or r.amount is null or r.amount <= 0
  ) then
    raise exception 'ledger: a payment needs a house account, amounts, and its rows in the order of members';
  end if;
  select g.places, g.balances, t.members into given
  from (
    select array_agg(s.id order by s.id) as ids, array_agg(s.total order by s.id) as totals, count(*) as members
    from (select r.id, sum(r.amount)::bigint as total from unnest(p_members, p_amounts) r(id, amount) group by r.id) s
  ) t
  cross join lateral ledger_give(t.ids, t.totals, p_kind = 'bet-settled', p_at) g;
  purses := given.balances;
  if coalesce(cardinality(given.places), 0) < given.members then
    purses := array_fill(null::bigint, array[given.members::integer]);
    for i in 1 .. coalesce(cardinality(given.places), 0) loop
      purses[given.places[i]] := given.balances[i];
    end loop;
  end if;

  select array_agg(w.after order by w.place), array_agg(w.place order by w.place) filter (where w.after is not null),
    array_agg(w.place order by w.place) filter (where w.after is null)
  into answer, paid, rest
  from (
    select r.place::integer, (purses[dense_rank() over (order by r.id)] - coalesce(sum(r.amount)
      over (partition by r.id order by r.place desc rows between unbounded preceding and 1 preceding), 0))::bigint as after
    from unnest(p_members, p_amounts) with ordinality r(id, amount, place)
  ) w;
  perform ledger_write(array_agg(p_refs[i]), array_agg(p_kind), array_agg(p_seqs[i]), null, array_agg(source),
    array_agg(ledger_wallet(p_members[i])), array_agg(p_amounts[i]), null, array_agg(answer[i]), p_at, p_actor)
  from unnest(paid) i;
  perform ledger_use(array_agg(p_refs[i]), array_agg(p_kind), array_agg(source), array_agg(ledger_wallet(p_members[i])),
    array_agg(p_amounts[i]), p_at)
  from unnest(paid) i where p_kind <> 'bet-settled' having count(*) > 0;
  for i in 1 .. coalesce(cardinality(rest), 0) loop
    at := rest[i];
    answer[at] := (
      select p.balance
      from ledger_post(p_refs[at:at], array[p_kind], p_seqs[at:at], array[0], array[source],
        array[ledger_wallet(p_members[at])], p_amounts[at:at], p_at, p_actor) p
      where p.state = 'booked');
    if answer[at] is null then
      raise exception 'ledger: member % has no wallet to be paid to', p_members[at];
    end if;
  end loop;
  return answer;
end
$$;
