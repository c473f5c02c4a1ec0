-- Takes amounts from wallets before it is known what for, and answers whose were there, in their order, and what is left.
-- The transaction must post each of them with ledger_post_reserved or give it back with ledger_give. Amount 0 takes
-- nothing. The wallets of all members are held until its end; members come in ascending order, each once.
create or replace function ledger_reserve(
  p_members bigint[], p_amounts bigint[], out members bigint[], out balances bigint[]
)
language plpgsql
as $$
begin
  with taken as (
    update ledger_account a set balance = a.balance - t.amount
    from (select unnest(p_members) as member_id, unnest(p_amounts) as amount) t
    where a.id = ledger_wallet(t.member_id) and a.balance >= t.amount and t.amount > 0
    returning t.member_id, a.balance
  )
  select array_agg(t.member_id), array_agg(t.balance) into members, balances from taken t;

  if coalesce(cardinality(members), 0) < cardinality(p_members) then
    perform from (select unnest(p_members) as id except select unnest(members) order by 1) rest,
      lateral (select a.id from ledger_account a where a.id = ledger_wallet(rest.id) for no key update) held;
  end if;
end
$$;
