-- Puts amounts into the wallets of members who owe nothing, and answers their places in the list, in order, and what they
-- have then. Also what ledger_reserve took in the same transaction goes back by this: who had money owed nothing.
-- Members come in ascending order, each once.
create or replace function ledger_give(
  p_members bigint[], p_amounts bigint[], out places integer[], out balances bigint[]
)
language plpgsql
as $$
begin
  with given as (
    update ledger_account a set balance = a.balance + t.amount
    from (
      select unnest(p_members) as member_id, unnest(p_amounts) as amount, generate_subscripts(p_members, 1) as place
    ) t
    where a.id = ledger_wallet(t.member_id) and a.owed = 0
    returning t.place, a.balance
  )
  select array_agg(g.place order by g.place), array_agg(g.balance order by g.place) into places, balances from given g;
end
$$;
