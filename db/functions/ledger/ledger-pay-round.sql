-- Pays each of these members once, for ledger_pay: those who owe nothing all together, the others one by one.
create or replace function ledger_pay_round(
  p_refs uuid[], p_kind text, p_seqs integer[], p_from bigint, p_members bigint[], p_amounts bigint[],
  p_at timestamptz, p_actor text
) returns bigint[]
language plpgsql
as $$
declare
  rows_given constant integer := cardinality(p_members);
  wallets constant bigint[] := array(select ledger_wallet(m.id) from (select unnest(p_members) as id) m);
  given record;
  after bigint;
  answer bigint[];
begin
  select g.places, g.balances into given from ledger_give(p_members, p_amounts) g;
  if cardinality(given.places) = rows_given then
    perform ledger_write(p_refs, array_fill(p_kind, array[rows_given]), p_seqs, null,
      array_fill(p_from, array[rows_given]), wallets, p_amounts, null, given.balances, p_at, p_actor);
    return given.balances;
  end if;

  perform ledger_write(array(select p_refs[i] from unnest(given.places) i),
    array_fill(p_kind, array[coalesce(cardinality(given.places), 0)]),
    array(select p_seqs[i] from unnest(given.places) i), null, array(select p_from from unnest(given.places)),
    array(select wallets[i] from unnest(given.places) i), array(select p_amounts[i] from unnest(given.places) i), null,
    given.balances, p_at, p_actor);
  answer := array_fill(null::bigint, array[rows_given]);
  for i in 1 .. coalesce(cardinality(given.places), 0) loop
    answer[given.places[i]] := given.balances[i];
  end loop;
  for i in 1 .. rows_given loop
    continue when answer[i] is not null;
    select p.balance into after
    from ledger_post(p_refs[i:i], array[p_kind], p_seqs[i:i], array[0], array[p_from], wallets[i:i], p_amounts[i:i],
      p_at, p_actor) p
    where p.state = 'booked';
    if after is null then
      raise exception 'ledger: member % has no wallet to be paid to', p_members[i];
    end if;
    answer[i] := after;
  end loop;
  return answer;
end
$$;
